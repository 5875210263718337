import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const };
const dom = {
  environment: './tests/support/browserOnNode.ts',
  setupFiles: ['tests/support/domSetup.ts'],
};
/**
 * The files of a worker share their modules: loading the store and Postgres takes 8 s. Each project
 * starts its own workers, so files that can share them are one project.
 */
const shared = { isolate: false };

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/support/temporaryFolder.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'tests/{backend,db,repo,unit}/**/*.test.ts',
            'tests/hosted/conformance.test.ts',
          ],
          ...node,
          ...shared,
        },
      },
      // Some of these reset modules: next to a screen that would create a second sign-in client.
      {
        extends: true,
        test: { name: 'unit-dom', include: ['tests/unit/**/*.test.tsx'], ...dom, ...shared },
      },
      // React's renderer for documents marks the contexts that it has rendered, and its renderer for
      // the browser then warns in every later test of the worker: each file has its own.
      {
        extends: true,
        test: {
          name: 'documents',
          include: ['tests/integration/documents/**/*.test.tsx'],
          ...dom,
        },
      },
      // Each of these runs a whole build, beside two other workers.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 120_000,
          ...node,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}', 'tests/hosted/refusals.test.ts'],
          exclude: ['tests/integration/documents/**'],
          // There is no canvas.
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
    ],
  },
});
