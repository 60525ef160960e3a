// Set-up of the component tests: matchers for the DOM, what jsdom lacks, the words of the boards, and a clean page after each test.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadBoardTexts } from '../../src/client/text';

// No test measures time: what is waited for may come late on a loaded machine.
configure({ asyncUtilTimeout: 20_000 });

// Tests in the node environment share this file.
if (typeof HTMLDialogElement !== 'undefined') {
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};
}

await loadBoardTexts('life');

afterEach(cleanup);
