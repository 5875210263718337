const TIMEOUT_MS = 10_000;

export type Answer = {
  /** 0 without a response; then `text` is the reason. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Final URL after redirects. */
  readonly url: string;
};

/** Sends a request and never throws: a failure has the status 0. */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, headers } = response;
    return { status, headers, text: await response.text(), url: response.url };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: reasonOf(error), url: String(url) };
  }
}

/** The fields of a JSON response; empty for other responses. */
export function fieldsOf({ text }: Answer): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** A short description of an unexpected response. */
export function described(answer: Answer): string {
  if (answer.status === 0) return answer.text;
  const { code, message } = fieldsOf(answer);
  const words = [code, message].filter((part) => typeof part === 'string' && part !== '');
  return [`status ${answer.status}`, ...words].join(', ');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (code === 'ECONNREFUSED') return 'nobody answers at that address';
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

/** A hosted project with the access of a visitor. */
export type Project = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The public key. */
  readonly key: string;
  /** @param path with query, from the first slash */
  readonly ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<Answer>;
};

/** @param key the public key, which is sent only to this origin */
export function openProject(origin: string, key: string): Project {
  return {
    origin,
    key,
    ask: (path, { headers = {}, ...init } = {}) =>
      ask(`${origin}${path}`, { ...init, headers: Object.assign({ apikey: key }, headers) }),
  };
}
