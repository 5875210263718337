import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import {
  forgetLayout,
  installCanvas,
  installDialog,
  installImages,
  installLabels,
  installLayout,
} from './domGaps.ts';

/** Creates an error that prints the page when its message is read: `waitFor` drops most of its errors unread. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, getElementError);
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { get: print, configurable: true });
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}

configure({
  // The first response to a page comes from a real Postgres, on a machine that may be busy and slow.
  asyncUtilTimeout: 120_000,
  getElementError,
});

installDialog();
installLayout();
installLabels();
installCanvas();
installImages();

/** Patterns of the errors and warnings that the running test expects. */
let expected: RegExp[] = [];
let unexpected: string[] = [];

/** Lets the code under test log an error or a warning whose text matches. */
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

afterEach(async () => {
  cleanup();
  // Runs what waits for one of the next tasks: a stopped clock would drop it, and code that is about to load
  // (`lazyCode`) would then never load in this worker. A timer of 0 ms that a timer starts takes a fake millisecond.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(10);
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetLayout();
  // Sonner would otherwise show the toasts of this test in the next one.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  document.head.querySelectorAll('title').forEach((title) => title.remove());
  document.documentElement.removeAttribute('lang');
  expect(unexpected, 'errors and warnings written to the console').toEqual([]);
});

// Waits for imports that a test has left in flight: Vitest fails them when their file ends, and the files of a worker
// share their modules.
afterAll(() => vi.dynamicImportSettled());
