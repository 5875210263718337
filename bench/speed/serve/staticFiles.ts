import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Answer, Ask } from './answer.ts';
import { headersOf, parseHeaders, type HeaderRules } from './headerRules.ts';

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};
/** Types that compress well. */
const IS_TEXT = /^(text\/|application\/(json|xml)|image\/svg)/;
/** Files that visitors never request. */
const NOT_SERVED = /(\.map|\.vite[\\/].*|_headers)$/;
const FALLBACK = '/index.html';

type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** `null`: it does not compress. */
  readonly brotli: Buffer | null;
};

async function load(file: string): Promise<StaticFile> {
  const bytes = await readFile(file);
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const brotli = IS_TEXT.test(type) ? await compress(bytes, BEST) : null;
  return { type, etag: `"${hash}"`, bytes, brotli };
}

/** The file of a path, as static hosts with clean URLs find it; unknown paths get index.html. */
function find(files: ReadonlyMap<string, StaticFile>, path: string): StaticFile | undefined {
  const clean = path.replace(/\/$/, '');
  return files.get(clean) ?? files.get(`${clean}.html`) ?? files.get(FALLBACK);
}

function answer(file: StaticFile, rules: HeaderRules, { path, headers }: Ask): Answer {
  const common = {
    'cache-control': 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
    ...headersOf(rules, path),
  };
  if (headers['if-none-match'] === file.etag) {
    return { status: 304, headers: common, body: Buffer.alloc(0) };
  }
  const takesBrotli = headers['accept-encoding']?.includes('br') ?? false;
  const body = (takesBrotli ? file.brotli : null) ?? file.bytes;
  const encoding: Record<string, string> = body === file.brotli ? { 'content-encoding': 'br' } : {};
  return { status: 200, headers: { ...common, ...encoding, 'content-type': file.type }, body };
}

/**
 * Loads a built site into memory, compressed as much as brotli can, and answers as a static host:
 * documents are asked for again at each visit, the rest as its `_headers` file says.
 */
export async function loadStaticFiles(dir: string): Promise<(ask: Ask) => Answer> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length))
    .filter((path) => !NOT_SERVED.test(path));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [path.split(sep).join('/'), await load(join(dir, path))] as const),
    ),
  );
  const headersFile = join(dir, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(await readFile(headersFile, 'utf8')) : [];
  return (ask) => {
    const file = find(files, decodeURI(ask.path));
    if (file === undefined) return { status: 404, headers: {}, body: Buffer.alloc(0) };
    return answer(file, rules, ask);
  };
}
