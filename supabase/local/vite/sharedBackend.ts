import { fileURLToPath } from 'node:url';
import type * as CreateBackend from '../createBackend.ts';
import type { Backend, BackendOptions } from '../types.ts';
import { loadModule } from './loadModule.ts';

/** A backend that several servers of this process may hold. */
export type SharedBackend = {
  readonly ready: Promise<Backend>;
  /**
   * Closes the backend when nobody else holds it. A first start is not waited for: it is taken up
   * again at the next one, as after a kill.
   */
  release(): Promise<void>;
};

/** A backend on a data directory, told by its absolute path. */
export type SharedBackendOptions = BackendOptions & { readonly dataDir: string };

type Entry = {
  holders: number;
  isStarting: boolean;
  readonly ready: Promise<Backend>;
  close(): Promise<void>;
};

const BACKEND_FILE = fileURLToPath(new URL('../createBackend.ts', import.meta.url));

// When its config changes, Vite starts the new server before it stops the old one, with a fresh copy
// of this module: both must find the same backend, since a data directory takes only one.
const ENTRIES_KEY = Symbol.for('store.embeddedBackends');
const entries: Map<string, Entry> = Reflect.get(globalThis, ENTRIES_KEY) ?? new Map();
Reflect.set(globalThis, ENTRIES_KEY, entries);

/** Starts the backend of a data directory, or joins it when this process runs it already. */
export function shareBackend(options: SharedBackendOptions): SharedBackend {
  const { dataDir } = options;
  const entry = entries.get(dataDir) ?? startEntry(options);
  entries.set(dataDir, entry);
  entry.holders += 1;
  let released = false;
  return {
    ready: entry.ready,
    async release() {
      if (released) return;
      released = true;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      entries.delete(dataDir);
      const closed = entry.close();
      if (!entry.isStarting) await closed;
    },
  };
}

function startEntry(options: SharedBackendOptions): Entry {
  const loading = loadModule<typeof CreateBackend>(BACKEND_FILE);
  const ready = loading.then(({ module }) => module.createBackend(options));
  const entry: Entry = {
    holders: 0,
    isStarting: true,
    ready,
    async close() {
      // A start that failed has nothing to close.
      await ready.then((backend) => backend.close()).catch(() => {});
      await loading.then((loaded) => loaded.close()).catch(() => {});
    },
  };
  const started = () => (entry.isStarting = false);
  ready.then(started, started);
  return entry;
}
