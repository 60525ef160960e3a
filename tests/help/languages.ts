// The languages that visitors may choose, those for developers aside.
import { languages } from '../../src/client/text/languages';

export const spoken = languages.filter(({ id }) => id !== 'en-XA');
