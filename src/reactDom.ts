import { createRoot, hydrateRoot } from 'react-dom/client';

/** React DOM, in React's chunk (`vite.config.ts`): it is evaluated in the task of that chunk, not of the entry. */
export const reactDom = { createRoot, hydrateRoot };
