import { createRoot, hydrateRoot } from 'react-dom/client';

/** A module of React's chunk (`vite.config.ts`): React DOM is evaluated in the task of that chunk, not of the entry. */
export const reactDom = { createRoot, hydrateRoot };
