import { createRoot, hydrateRoot } from 'react-dom/client';

/** Evaluated in the task of React itself, so that the task of the entry is not long. */
export const reactDom = { createRoot, hydrateRoot };
