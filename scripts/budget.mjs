import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load, ROOT } from './support/run.mjs';

/**
 * Pages, each with its modules and the maximum size of the JavaScript before the first scroll, in bytes of brotli: 4 %
 * above what was measured on 29 November 2026. It is a guard against a library that slips in, and no target.
 */
const PAGES = [
  { path: '/', modules: ['HomeRoute'], maxBytes: 122_300 },
  { path: '/catalogue', modules: ['CataloguePage'], maxBytes: 127_200 },
  {
    // A page of signed-in staff. A quarter of its JavaScript is the sign-in client, which shoppers never load.
    path: '/edit-producto',
    isStaff: true,
    modules: ['RareRoutes', 'StaffBar', 'supabase', 'ProductosPage'],
    maxBytes: 223_300,
  },
];
/** Maximum size of a document in bytes of brotli: a server sends so much before the browser's first acknowledgement. */
const MAX_DOCUMENT_BYTES = 14_300;
/** Libraries that no page may load at first. */
const FORBIDDEN =
  /node_modules\/(@emailjs|react-hook-form|sonner|@dnd-kit|browser-image-compression|yet-another-react-lightbox)\//;
/** Libraries that only pages of staff may load at first. */
const STAFF_ONLY = /node_modules\/@supabase\/(supabase-js|auth-js|storage-js|realtime-js)\//;

const dist = join(ROOT, 'dist');
const { readAssets } = await load('./scripts/vite/documents/assets.ts');
const { entry, entryChunks, chunksOf } = await readAssets(dist);

/** Reads the sources of a built script from its source map. @param {string} file @returns {string[]} */
function readSources(file) {
  const map = join(dist, `${file}.map`);
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
}

/** @type {Map<string, number>} Sizes by file: the pages share most scripts, and compressing takes long. */
const sizes = new Map();

/** Measures a file of the build in bytes of brotli. @param {string} file */
function compressedSize(file) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

let hasFailed = false;
const format = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const { path, modules, maxBytes, isStaff = false } of PAGES) {
  let total = 0;
  for (const file of new Set([entry, ...entryChunks, ...modules.flatMap(chunksOf)])) {
    const bytes = compressedSize(file);
    total += bytes;
    console.log(`${format(bytes)}  ${file}`);
    for (const source of readSources(file)) {
      if (!FORBIDDEN.test(source) && (isStaff || !STAFF_ONLY.test(source))) continue;
      hasFailed = true;
      console.error(`           must not be here: ${source}`);
    }
  }
  hasFailed ||= total > maxBytes;
  console.log(`${format(total)}  JavaScript of ${path}; the budget is ${maxBytes / 1000} kB`);
}

const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, bytes: compressedSize(name) }))
  .toSorted((a, b) => b.bytes - a.bytes);
const tooLarge = documents.filter(({ bytes }) => bytes > MAX_DOCUMENT_BYTES);
for (const { name, bytes } of tooLarge) console.error(`${format(bytes)}  ${name} is too large`);
console.log(
  `${format(documents[0]?.bytes ?? 0)}  largest of ${documents.length} documents, brotli; the budget is ${MAX_DOCUMENT_BYTES / 1000} kB`,
);
process.exitCode = hasFailed || tooLarge.length > 0 ? 1 : 0;
