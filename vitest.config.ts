import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './scripts/support/run.mjs';

const node = { environment: 'node' as const };
const dom = {
  environment: './tests/support/browserOnNode.ts',
  setupFiles: ['tests/support/domSetup.ts'],
};
/**
 * The test files of a worker share their modules, because loading the store and Postgres takes 8 s. Each
 * project starts its own workers, so there is no project for each kind of test.
 */
const shared = { isolate: false };

/**
 * Test files that share no modules with others. After React's renderer for documents has rendered a context, its
 * renderer for the browser warns in every later test of the worker. And `lazyCode` tests reloads: the store reloads
 * no document while an order is in flight or a form has typed text, and other tests may leave such a state.
 */
const ALONE = ['tests/integration/documents/**/*.test.tsx', 'tests/unit/shared/lazyCode.test.tsx'];

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: WORKERS,
    // Collects young objects more rarely: Postgres and React make many. Compiles Postgres without optimizing it: in the
    // short life of a worker that costs more than it saves (measured: 3 % of the processor time of the screen tests).
    // V8 starts no threads of its own, as in playwright.config.ts.
    execArgv: ['--max-semi-space-size=64', '--liftoff-only', '--single-threaded'],
    globalSetup: 'tests/support/temporaryFolder.ts',
    // Each limit is at least five times what a quiet machine needs, so no test depends on speed.
    testTimeout: 400_000,
    hookTimeout: 700_000,
    expect: { poll: { timeout: 120_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{backend,build,db,hosted,repo,unit}/**/*.test.ts'],
          ...node,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/unit/**/*.test.tsx', 'tests/integration/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          // Replaces a library that needs a canvas, which jsdom lacks.
          alias: [
            {
              find: /^browser-image-compression$/,
              replacement: path.resolve('tests/support/imageCompression.ts'),
            },
          ],
          ...dom,
          ...shared,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, ...dom } },
    ],
  },
});
