import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '#app/App.tsx';
import { createQueryClient } from '#app/queryClient.ts';
import { skipCompositions } from '#app/start/skipComposition.ts';
import { startI18n } from '#i18n/init.ts';
import { watchHistorySteps } from '#lib/historyEntry.ts';

type Options = {
  readonly language?: 'es' | 'en';
  /**
   * True: renders in React's strict mode, as `main.tsx` does. Only the tests that open each page do, because it renders
   * everything twice.
   */
  readonly isStrict?: boolean;
  /** Advances fake timers during the pauses of user-event. */
  readonly advanceTimers?: (ms: number) => void | Promise<void>;
};

/**
 * Opens the store at a URL, as a browser does, with the present localStorage and the backend of the test
 * file (see `useBackend`).
 */
export async function renderApp(path: string, options: Options = {}): Promise<{ user: UserEvent }> {
  const { language = 'es', isStrict = false, advanceTimers } = options;
  localStorage.setItem('language', language);
  history.replaceState(null, '', path);
  skipCompositions();
  watchHistorySteps();
  await startI18n();
  const user = userEvent.setup({
    // The check computes the styles of all ancestors before each event, though tests have no style sheets:
    // https://github.com/testing-library/user-event/issues/729
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(advanceTimers && { advanceTimers }),
  });
  const queryClient = createQueryClient();
  // A read ahead outlives its page: it could fail, and log its error, during the next test.
  onTestFinished(() => queryClient.cancelQueries());
  const app = <App queryClient={queryClient} />;
  render(app, { reactStrictMode: isStrict, onCaughtError: () => undefined });
  return { user };
}

/** Shows another page by a `popstate` event, as Back and Forward do. */
export const goTo = (path: string) =>
  act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

export const address = () => location.pathname + location.search + location.hash;
