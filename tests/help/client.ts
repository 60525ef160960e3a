// Set-up of the component tests: matchers for the DOM, the words of the boards, and a clean page after each test.
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadBoardTexts } from '../../src/client/text';

await loadBoardTexts();

afterEach(cleanup);
