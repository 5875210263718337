import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cascadeLayers } from './scripts/vite/cascadeLayers.ts';
import { documents } from './scripts/vite/documents/writeDocuments.ts';
import { previewHeaders } from './scripts/vite/previewHeaders.ts';
import { pureRouter } from './scripts/vite/pureRouter.ts';
import { scopedName } from './scripts/vite/scopedName.ts';
import { settingsCheck } from './scripts/vite/settingsCheck.ts';
import { sharedChunks } from './scripts/vite/sharedChunks.ts';
import { storagelessEmail } from './scripts/vite/storagelessEmail.ts';
import { unreadablePaths } from './scripts/vite/unreadablePaths.ts';
import { embeddedBackend } from './supabase/local/vitePlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const REACT =
  /[\\/](node_modules[\\/](react|react-dom|scheduler)|src[\\/]reactDom\.ts|runtime\.js)\b/;

/** Modules of the store and its libraries, except the entry. */
const MODULES = /[\\/](src[\\/](?!main\.)|node_modules[\\/])/;

export default defineConfig({
  root,
  plugins: [
    react(),
    pureRouter(),
    storagelessEmail(),
    settingsCheck(),
    documents(),
    previewHeaders(),
    unreadablePaths(),
    embeddedBackend(),
  ],
  // Replaces a shim for React below 18: React itself has this hook.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: { modules: { generateScopedName: scopedName }, postcss: cascadeLayers },
  server: { port: 5173, host: 'localhost' },
  preview: { port: 4173, host: 'localhost' },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: 'static/js/[name]-[hash:7].js',
        chunkFileNames: 'static/js/[name]-[hash:7].js',
      },
    },
  },
  build: {
    target: ['chrome110', 'edge110', 'firefox115', 'safari16'],
    modulePreload: {
      polyfill: false,
      // Leaves out chunks that have loaded before: those of the entry, and if a landing page imports the chunk,
      // also those that the page shares.
      resolveDependencies: (_file, dependencies, { hostId }) => {
        const isLanding = /\/(?:HomeRoute|Catalogue\w*)-/.test(hostId);
        const loaded = isLanding
          ? /\/(?:rolldown-runtime|react|first|landing\w*|Catalogue\w*)-/
          : /\/(?:rolldown-runtime|react|first)-/;
        return dependencies.filter((name) => !loaded.test(name));
      },
    },
    // Terser runs first, then the default minifier, which shortens the names: together they make the first load
    // 1 kB smaller. `wrap_func_args` puts functions in brackets: V8 compiles these at once instead of parsing
    // React twice (https://v8.dev/blog/preparser#pife).
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      mangle: false,
      // `unsafe_methods` is safe here: no code calls `new` on a method of an object literal.
      compress: { passes: 2, unsafe_methods: true },
      format: { wrap_func_args: true },
    },
    sourcemap: true,
    manifest: true,
    // The file names below start with `static/`: docs/rules.md#routes.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        minify: true,
        entryFileNames: 'static/js/[name]-[hash:7].js',
        chunkFileNames: 'static/js/[name]-[hash:7].js',
        assetFileNames: 'static/assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Two chunks for the code of every page: browsers evaluate each file in a task of its own.
            { name: 'react', tags: ['$initial'], test: REACT, priority: 2 },
            { name: 'first', tags: ['$initial'], test: MODULES, priority: 1 },
            sharedChunks(),
          ],
        },
      },
    },
  },
});
