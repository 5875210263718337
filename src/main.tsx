import '#styles/global.css';
import { startTransition, StrictMode } from 'react';
import { App } from '#app/App.tsx';
import { routeOf } from '#app/pages.ts';
import { createQueryClient } from '#app/queryClient.ts';
import { readDocumentData, seedQueries } from '#app/start/documentData.ts';
import { finishEarlyPresses } from '#app/start/earlyPresses.ts';
import { skipCompositions } from '#app/start/skipComposition.ts';
import { reportWebVitals } from '#app/start/webVitals.ts';
import { postWebVitals } from '#config/webVitals.ts';
import { startI18n } from '#i18n/init.ts';
import { watchHistorySteps } from '#lib/historyEntry.ts';
import { logError } from '#lib/log.ts';
import { watchTyping } from '#lib/reloadDocument.ts';
import { reactDom } from './reactDom.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

/** Removes elements that a document has only until the store runs, such as its start notice. */
function removeStatic(selector: string): void {
  for (const tag of document.querySelectorAll(selector)) tag.remove();
}

/** Loads the code of the page. False: loading failed; then the page is rendered anew and reports the failure. */
async function hasPageCode(): Promise<boolean> {
  try {
    await routeOf(location.pathname)?.page.load();
    return true;
  } catch {
    return false;
  }
}

/** Stops React from logging errors that an error boundary catches, because the boundary logs them. */
const onCaughtError = () => undefined;

skipCompositions();
watchTyping(Boolean(window.earlyPresses?.field));
watchHistorySteps();
await startI18n();
// A press can start the scripts while the document is still arriving.
if (document.readyState === 'loading') {
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
const queryClient = createQueryClient();
// The root is empty on the development server, and holds only a frame if the document was of another page.
const isPage = root.hasChildNodes() && root.dataset['frame'] === undefined;
const hasCode = await hasPageCode();
// A transition lets the browser do other work while React renders the page.
if (isPage && hasCode) {
  const data = readDocumentData();
  if (data !== null) seedQueries(queryClient, data);
  removeStatic('body > [data-static]');
  if (window.earlyPresses) window.earlyPresses.isListening = true;
  startTransition(() => {
    reactDom.hydrateRoot(
      root,
      <StrictMode>
        <App queryClient={queryClient} isDocument onStart={finishEarlyPresses} />
      </StrictMode>,
      { onCaughtError, onRecoverableError: (error) => logError('page: hydrate', error) },
    );
  });
} else {
  startTransition(() => {
    reactDom.createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <App queryClient={queryClient} onStart={finishEarlyPresses} />
      </StrictMode>,
    );
  });
  // Remove the notice only after the start: if the start fails, the document has to show it.
  removeStatic('[data-static]');
}
// The condition names the variable itself, so that builds without the variable leave the code out.
if (import.meta.env.VITE_WEB_VITALS_URL) {
  reportWebVitals(postWebVitals(import.meta.env.VITE_WEB_VITALS_URL));
}
