import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Classes of Node that the embedded backend and the requests of the store need. */
const KEPT = [
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'ArrayBuffer',
  'Uint8Array',
  'TextEncoder',
  'TextDecoder',
];

/**
 * jsdom with modules resolved as for Node, because a screen and its Postgres run in the same process.
 */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'browser-on-node',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const kept = KEPT.map((name): [string, unknown] => [name, Reflect.get(global, name)]);
    const running = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of kept) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return running;
  },
};

export default environment;
