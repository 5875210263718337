import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentHead } from './scripts/vite/documentHead.ts';
import { documentShell } from './scripts/vite/documentShell.ts';
import { settingsCheck } from './scripts/vite/settingsCheck.ts';
import { sharedChunks } from './scripts/vite/sharedChunks.ts';
import { staticPages } from './scripts/vite/staticPages.ts';
import { embeddedBackend } from './supabase/local/vitePlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Modules of the store and its libraries, without the entry itself. */
const MODULES = /[\\/](src[\\/](?!main\.)|node_modules[\\/])/;

export default defineConfig({
  root,
  plugins: [
    react(),
    settingsCheck(),
    documentShell(),
    documentHead(),
    staticPages(),
    embeddedBackend(),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  server: { port: 5173, host: 'localhost' },
  preview: { port: 4173, host: 'localhost' },
  build: {
    target: ['chrome110', 'edge110', 'firefox115', 'safari16'],
    modulePreload: { polyfill: false },
    // With both minifiers the first load is 1 kB smaller; the default one shortens the names.
    minify: 'terser',
    terserOptions: { ecma: 2020, mangle: false, compress: { passes: 2 } },
    sourcemap: true,
    manifest: true,
    // docs/rules.md#routes defines the path of the chunks.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        minify: true,
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // What every page needs: one file compresses better than many.
            { name: 'first', tags: ['$initial'], test: MODULES, priority: 1 },
            sharedChunks,
          ],
        },
      },
    },
  },
});
