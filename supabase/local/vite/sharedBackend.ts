import path from 'node:path';
import type * as CreateBackend from '../createBackend.ts';
import { loadModule } from './loadModule.ts';

// When its config changes, Vite starts a new server, with a new copy of this module, before it stops the
// old server. Both must find the same backend, because a data directory allows only one.
const ENTRIES_KEY = Symbol.for('store.embeddedBackends');
const entries: Map<string, ReturnType<typeof startEntry>> = Reflect.get(globalThis, ENTRIES_KEY) ??
new Map();
Reflect.set(globalThis, ENTRIES_KEY, entries);

/** Starts the backend of a data directory, or returns the one that this process already runs. */
export function shareBackend(options: CreateBackend.BackendOptions & { readonly dataDir: string }) {
  const { dataDir } = options;
  const entry = entries.get(dataDir) ?? startEntry(options);
  entries.set(dataDir, entry);
  entry.holders += 1;
  return {
    ready: entry.ready,
    /** Closes the backend once no server uses it. */
    async release() {
      entry.holders -= 1;
      if (entry.holders > 0) return;
      entries.delete(dataDir);
      // Ignores a failed start: there is no backend to close.
      await entry.ready.then((backend) => backend.close()).catch(() => {});
      await (await entry.loading).close();
    },
  };
}

function startEntry(options: CreateBackend.BackendOptions) {
  const file = path.join(import.meta.dirname, '..', 'createBackend.ts');
  const loading = loadModule<typeof CreateBackend>(file);
  return {
    holders: 0,
    loading,
    ready: loading.then(({ module }) => module.createBackend(options)),
  };
}
