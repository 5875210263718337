import { showFirstPicture } from '#app/start/showFirstPicture.ts';

// Entry of a separate script without React: a document that has no picture yet loads it before the store.
// A failure is ignored here: React reads the same data later, and reports it.
void showFirstPicture()
  .catch(() => undefined)
  .finally(() => window.startScripts?.());
