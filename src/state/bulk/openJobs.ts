import { createStoredValue, type StoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';

/**
 * Whether a bulk change of this browser is being written or has stopped half-way. Screens read it before
 * they load the code and the database of bulk changes.
 */
export const openJobs: StoredValue<boolean> = createStoredValue({
  storage: lastingStorage,
  key: 'bulkChangeOpen',
  parse: (stored) => stored === true,
});
