import { showFirstPicture } from '#app/start/showFirstPicture.ts';

// Entry of a script without React. A document whose skeleton has no picture loads it before the store's scripts.
// A failure is ignored here: React reads the same data later and reports the failure.
void showFirstPicture()
  .catch(() => undefined)
  .finally(() => window.startScripts?.());
