import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node's own network and address classes: the embedded backend and the store's calls run on them. */
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
 * jsdom for the screens, with modules resolved as for Node: a screen and the Postgres that it
 * talks to run in the same test file.
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
