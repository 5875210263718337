import { showFirstPicture } from '#app/start/showFirstPicture.ts';

// A script of its own, without React: a document that has no picture yet loads it before the store.
// After a failure React reads the same data, and reports it.
void showFirstPicture()
  .catch(() => undefined)
  .finally(() => window.startScripts?.());
