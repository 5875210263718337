import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BACKEND_PATHS, isUnder } from '#backend/routes.ts';
import type { Backend } from '#backend/types.ts';
import type { Answer, Answerer, Ask } from './answer.ts';

const compress = promisify(brotliCompress);
/** What servers use for responses that they compress while a visitor waits. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

async function askBackend(backend: Backend, { method, path, query, headers }: Ask) {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const single of [value ?? []].flat()) sent.append(name, single);
  }
  const request = new Request(`http://localhost${path}${query}`, { method, headers: sent });
  const response = await backend.fetch(request);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

async function compressed(answer: Answer, ask: Ask): Promise<Answer> {
  const takesBrotli = ask.headers['accept-encoding']?.includes('br') ?? false;
  const isJson = answer.headers['content-type']?.includes('json') ?? false;
  if (!takesBrotli || !isJson || answer.body.length === 0) return answer;
  const headers = { ...answer.headers, 'content-encoding': 'br' };
  return { ...answer, headers, body: await compress(answer.body, FAST) };
}

/** The backend with the requests that only read; JSON is compressed, and pictures are kept. */
export function backendAnswers(backend: Backend): Answerer {
  const pictures = new Map<string, Promise<Answer>>();

  /** A hosted storage has a network of caches before it, which finds and resizes nothing again. */
  function picture(ask: Ask): Promise<Answer> {
    const key = `${ask.path}${ask.query} ${String(ask.headers.accept)}`;
    const known = pictures.get(key) ?? askBackend(backend, ask);
    pictures.set(key, known);
    return known;
  }

  return async (ask) => {
    if (!SAFE_METHODS.includes(ask.method)) {
      return { status: 405, headers: {}, body: Buffer.alloc(0) };
    }
    const isPicture =
      ask.method === 'GET' &&
      isUnder(ask.path, ['/storage/v1']) &&
      ask.headers['if-none-match'] === undefined;
    return isPicture ? picture(ask) : compressed(await askBackend(backend, ask), ask);
  };
}

/** A site with the backend on its own origin. */
export function withBackend(site: Answerer, backend: Answerer): Answerer {
  return (ask) => (isUnder(ask.path, BACKEND_PATHS) ? backend(ask) : site(ask));
}
