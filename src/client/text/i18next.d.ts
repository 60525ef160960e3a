// Tells i18next's types which texts there are, so that a misspelt key does not compile.
import 'i18next';
import type { English } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: English };
  }
}
