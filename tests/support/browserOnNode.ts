import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Names of classes that stay Node's, not jsdom's: the embedded backend and requests need them. */
const NAMES = [
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

/** Environment of jsdom in which modules resolve as for Node: a screen and its Postgres run in one process. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'browser-on-node',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const nodeClasses = NAMES.map((name): [string, unknown] => [name, Reflect.get(global, name)]);
    const running = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of nodeClasses) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return running;
  },
};

export default environment;
