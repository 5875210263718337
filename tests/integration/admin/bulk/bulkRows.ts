import { afterEach } from 'vitest';

/** Forgets the bulk changes of a test. */
export function useForgottenJobs(): void {
  afterEach(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('bulkChanges');
        request.addEventListener('success', resolve);
        request.addEventListener('error', reject);
      }),
  );
}
