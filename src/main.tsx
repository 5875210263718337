import '#styles/global.css';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { reportWebVitals } from '#app/webVitals.ts';
import { onWebVital } from '#config/webVitals.ts';
import { startI18n } from '#i18n/init.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

watchHistorySteps();
await startI18n();
createRoot(root).render(<App />);
// The document's own title, description and start notice; React renders them from now on. Not
// removed earlier: when the start fails, the notice must still be there.
for (const tag of document.querySelectorAll('[data-static]')) tag.remove();
if (onWebVital !== null) reportWebVitals(onWebVital);
