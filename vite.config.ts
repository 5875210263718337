import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentHead } from './scripts/vite/documentHead.ts';
import { documentShell } from './scripts/vite/documentShell.ts';
import { settingsCheck } from './scripts/vite/settingsCheck.ts';
import { staticPages } from './scripts/vite/staticPages.ts';
import { embeddedBackend } from './supabase/local/vitePlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Libraries of the first load; those that are fetched on demand stay in chunks of their own. */
const EVERY_PAGE_NEEDS =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|i18next|react-i18next|use-sync-external-store|@tanstack|@supabase[\\/]postgrest-js)[\\/]/;

/** Parts of them that only the back-office needs: what writes, above all. */
const STAFF_NEEDS =
  /[\\/](mutationObserver|useMutation|infiniteQueryObserver|infiniteQueryOptions|useInfiniteQuery)\.js$/;

/** Modules of the store and the libraries around it, without the entry itself. */
const FRAME = /[\\/](src[\\/](?!main\.)|node_modules[\\/])/;

/** Parts that the catalogue shares with other pages: most visitors land there. */
const LANDING_PAGE_PARTS =
  /[\\/]src[\\/](data[\\/]library[\\/]pictureSources|domain[\\/](text[\\/]collation|catalogue[\\/]familiaOrder)|shared[\\/]ui[\\/](EmptyState|Field|FieldFrame|Message|PageMeta|Picture|SelectField|Skeleton|State|VisuallyHidden))\b/;

/** Pages of little but text. */
const TEXT_PAGES = /[\\/]src[\\/]features[\\/](about|location|notFound)[\\/]/;

/** Small parts that several other pages share: one file each would cost a request each. */
const PAGE_PARTS =
  /[\\/](src[\\/]domain[\\/](order[\\/](orderTable|checkoutForm)|catalogue[\\/](pictureOrder|sizes|variants))|src[\\/]shared[\\/](hooks[\\/](useHashPopup|useStateOf|useSwipe)|lib[\\/]leaveGuard|ui[\\/](ButtonRow|PageSection|QuantityStepper|RadioGroup|Swatch|Tag|TextField|TextPage))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](chevron-left|chevron-right|message-circle|minus|package-search|plus|shopping-bag|trash))\b/;

export default defineConfig({
  root,
  plugins: [
    react(),
    settingsCheck(),
    documentShell(),
    documentHead(),
    staticPages(),
    embeddedBackend({}),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  server: { port: 5173, host: 'localhost' },
  preview: { port: 4173, host: 'localhost' },
  build: {
    target: ['chrome110', 'edge110', 'firefox115', 'safari16'],
    modulePreload: { polyfill: false },
    // After terser the bundler's own minifier runs: together they save 1 kB of the first load.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    sourcemap: true,
    manifest: true,
    // The path of the page chunks is a rule (docs/rules.md#routes).
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: (id: string) => EVERY_PAGE_NEEDS.test(id) && !STAFF_NEEDS.test(id),
              priority: 2,
            },
            // What the frame needs is there on every page: one file packs better than twenty.
            { name: 'frame', tags: ['$initial'], test: FRAME, priority: 1 },
            { name: 'landing', test: LANDING_PAGE_PARTS, priority: 1 },
            { name: 'parts', test: PAGE_PARTS, priority: 1 },
            { name: 'texts', test: TEXT_PAGES, priority: 1 },
          ],
        },
      },
    },
  },
});
