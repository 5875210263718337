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

/**
 * Files with modules of their own. React's renderer for documents marks the contexts that it has rendered,
 * and its renderer for the browser then warns in every later test of the worker. And no document reloads
 * while an order is sent, which some tests of orders leave under way, or after something was typed.
 */
const ALONE = ['tests/integration/documents/**/*.test.tsx', 'tests/unit/shared/lazyCode.test.tsx'];

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/support/temporaryFolder.ts',
    // No limit counts on speed: each is at least five times what a quiet machine needs.
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
      { extends: true, test: { name: 'alone', include: ALONE, ...dom } },
    ],
  },
});
