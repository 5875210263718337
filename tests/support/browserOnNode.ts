import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Classes of Node that replace those of jsdom: embedded backend and requests need them. */
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
 * jsdom, but modules resolve as for Node, because a screen and its Postgres run in the same process.
 */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'browser-on-node',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const nodeClasses = KEPT.map((name): [string, unknown] => [name, Reflect.get(global, name)]);
    const running = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of nodeClasses) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return running;
  },
};

export default environment;
