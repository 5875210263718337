import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Backend } from '#backend/createBackend.ts';
import { BACKEND_PATHS, isUnder } from '#backend/routes.ts';
import { runNode } from '../../scripts/support/run.mjs';

const VITE = 'node_modules/vite/bin/vite.js';

export type Answerer = (request: Request) => Promise<Response>;

export const compress = promisify(brotliCompress);
/** Brotli quality that servers use for responses which they compress while a visitor waits. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Usual bytes of pictures that staff upload; the demo shop's are smaller. Small copies of a picture are not listed. */
const PICTURE_BYTES = [
  { pattern: /\/banner%20desktop\//, bytes: 210_000 },
  { pattern: /\/banner%20mobile\//, bytes: 95_000 },
  { pattern: /\/thumbnails\//, bytes: 12_000 },
  { pattern: /\/highres\/(?!.*[?&]width=\d{1,2}\b|.*[?&]width=[12]\d\d\b)/, bytes: 54_000 },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Builds the store for its own origin, with the data of a backend in its documents.
 *
 * @returns the most memory that the build has used, in bytes
 */
export async function buildStore(dir: string, backend: string): Promise<number> {
  const file = `${dir}.peak`;
  const hook = `import {writeFileSync} from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)))`;
  const code = await runNode(
    [VITE, 'build', '--outDir', dir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
      VITE_SUPABASE_URL: '',
      PRERENDER_BACKEND_URL: backend,
    },
  );
  if (code !== 0) throw new Error('the build has failed');
  return Number(readFileSync(file, 'utf8')) * 1024;
}

/** Serves a backend with compressed JSON, and with pictures of real size from a cache, as a CDN does. */
export function backendAnswers(backend: Backend): Answerer {
  const pictures = new Map<string, Promise<Response>>();

  async function picture(request: Request): Promise<Response> {
    const response = await backend.fetch(request);
    const bytes = Buffer.from(await response.arrayBuffer());
    const real = PICTURE_BYTES.find(({ pattern }) => pattern.test(request.url))?.bytes ?? 0;
    // Decoders ignore bytes after the end of a picture.
    const filled = Buffer.concat([bytes, Buffer.alloc(Math.max(0, real - bytes.length))]);
    const headers = new Headers(response.headers);
    headers.set('content-length', String(filled.length));
    return new Response(filled, { status: response.status, headers });
  }

  return async (request) => {
    if (request.method === 'GET' && request.url.includes('/storage/v1/')) {
      const known = pictures.get(request.url) ?? picture(request);
      pictures.set(request.url, known);
      return (await known).clone();
    }
    const response = await backend.fetch(request);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const headers = new Headers(response.headers);
    headers.set('content-encoding', 'br');
    headers.delete('content-length');
    const body = await compress(Buffer.from(await response.arrayBuffer()), FAST);
    return new Response(new Uint8Array(body), { status: response.status, headers });
  };
}

/**
 * Serves a built site as a static host does: compressed as much as brotli can, with the headers of its `_headers`
 * file and with index.html for unknown paths. The backend is on the same origin.
 */
export async function serveSite(dir: string, backend: Answerer): Promise<Answerer> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const paths = new Set(names.map((name) => `/${name.split(sep).join('/')}`));
  const compressed = new Map<string, Promise<Buffer>>();
  const [forAll = '', forStatic = ''] = (await readFile(join(dir, '_headers'), 'utf8')).split(
    '\n\n',
  );
  const headersIn = (text: string) =>
    [...text.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
  // This header would make the browser request the local origin by https.
  const common = headersIn(forAll).filter(([name]) => name !== 'Strict-Transport-Security');
  const lasting = headersIn(forStatic);

  return async (request) => {
    const pathname = decodeURI(new URL(request.url).pathname);
    if (isUnder(pathname, BACKEND_PATHS)) return backend(request);
    const clean = pathname.replace(/\/$/, '');
    const path =
      [clean, `${clean}.html`].find((name) => TYPES[extname(name)] && paths.has(name)) ??
      '/index.html';
    const type = TYPES[extname(path)] ?? '';
    const isText = /text|svg/.test(type);
    const bytes =
      compressed.get(path) ??
      readFile(join(dir, path)).then((read) => (isText ? compress(read) : read));
    compressed.set(path, bytes);
    const cached = path.startsWith('/static/') ? lasting : [['cache-control', 'no-cache'] as const];
    const headers = new Headers(Object.fromEntries([...common, ...cached, ['content-type', type]]));
    if (isText) headers.set('content-encoding', 'br');
    return new Response(new Uint8Array(await bytes), { headers });
  };
}
