import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './support/run.mjs';

/** Maximum size of JavaScript and CSS for the first load of /catalogue, in bytes of brotli. */
const MAX_BYTES = 125_000;
const FIRST_PAGE = 'src/features/catalogue/CataloguePage.tsx';
/** Libraries that the first load must not include. */
const FORBIDDEN =
  /node_modules\/(@supabase\/(supabase-js|auth-js|storage-js|realtime-js)|@emailjs|react-hook-form|sonner|@dnd-kit|browser-image-compression|yet-another-react-lightbox)\//;

const dist = join(ROOT, 'dist');
/** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** @param {string} key @param {Set<string>} files */
function collect(key, files) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error('the build has no entry');
const files = collect(FIRST_PAGE, collect(entry, new Set()));

/** @param {string} file */
function forbiddenSources(file) {
  const map = join(dist, `${file}.map`);
  if (!existsSync(map)) return [];
  /** @type {string[]} */
  const sources = JSON.parse(readFileSync(map, 'utf8')).sources;
  return sources.filter((source) => FORBIDDEN.test(source));
}

let total = 0;
let hasForbidden = false;
const format = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const file of files) {
  const bytes = brotliCompressSync(readFileSync(join(dist, file))).length;
  total += bytes;
  console.log(`${format(bytes)}  ${file}`);
  for (const source of forbiddenSources(file)) {
    hasForbidden = true;
    console.error(`           must not be here: ${source}`);
  }
}
console.log(
  `${format(total)}  first load of /catalogue, brotli; the budget is ${MAX_BYTES / 1000} kB`,
);
process.exitCode = total > MAX_BYTES || hasForbidden ? 1 : 0;
