import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  forgetLayout,
  installCanvas,
  installDialog,
  installImages,
  installLabels,
  installLayout,
} from './domGaps.ts';

/**
 * Prints the page only for an error that is shown: most are those of attempts while a test waits.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, getElementError);
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { get: print, configurable: true });
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}

configure({
  // A page's first answer comes from a real Postgres, on a machine that may be busy and slow.
  asyncUtilTimeout: 120_000,
  getElementError,
});

installDialog();
installLayout();
installLabels();
installCanvas();
installImages();

/** Errors that the running test has announced. */
let expected: RegExp[] = [];
let unexpected: string[] = [];

/** Announces that the code under test will log an error whose text matches. */
export function expectLoggedError(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  expected = [];
  unexpected = [];
  const record = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetLayout();
  // The library keeps what was not dismissed, and would show it to the next test.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  document.head.querySelectorAll('title').forEach((title) => title.remove());
  document.documentElement.removeAttribute('lang');
  expect(unexpected, 'errors and warnings written to the console').toEqual([]);
});
