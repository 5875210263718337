import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '#app/App.tsx';
import { startI18n } from '#i18n/init.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';

type Options = {
  readonly language?: 'es' | 'en';
  /** Time that user-event's pauses take; for tests with fake timers. */
  readonly advanceTimers?: (ms: number) => void | Promise<void>;
};

/**
 * Opens the real store at an address, as a browser would: what localStorage holds is read, and
 * the network is the test file's own backend (see `useBackend`).
 */
export async function renderApp(path: string, options: Options = {}): Promise<{ user: UserEvent }> {
  const { language = 'es', advanceTimers } = options;
  localStorage.setItem('language', language);
  history.replaceState(null, '', path);
  watchHistorySteps();
  await startI18n();
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  render(<App />);
  return { user };
}
