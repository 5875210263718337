export type Finding = {
  /** `unproved`: the check could not decide, or only advises. It does not count as wrong. */
  readonly verdict: 'right' | 'wrong' | 'unproved';
  readonly text: string;
  readonly advice?: string;
};

const findingOf =
  (verdict: Finding['verdict']) =>
  (text: string, advice: string): Finding => ({ verdict, text, advice });
export const wrong = findingOf('wrong');
export const unproved = findingOf('unproved');
export const right = (text: string): Finding => ({ verdict: 'right', text });

const TIMEOUT_MS = 10_000;

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Sends a request. Never throws: without a response `status` is 0, and `text` is the reason. */
export async function ask(url: string, init: RequestInit = {}) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, headers } = response;
    return { status, headers, text: await response.text(), url: response.url };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: describeError(error), url };
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  // The message of the cause says more, for example 'getaddrinfo ENOTFOUND …' or 'connect ECONNREFUSED …'.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Returns the fields of the JSON object in a response; no fields if it holds none. */
export function fieldsOf({ text }: Pick<Answer, 'text'>): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

export function describeAnswer(answer: Answer): string {
  if (answer.status === 0) return answer.text;
  const { code, message } = fieldsOf(answer);
  return [`status ${answer.status}`, code, message].filter(Boolean).join(', ');
}

export type Project = {
  /** URL of the project, without a trailing slash. */
  readonly origin: string;
  /** The public key, which is sent only to this origin. */
  readonly key: string;
};

/** Sends a request to a project. @param path path of the URL with its query, such as `/rest/v1/…` */
export function askProject(
  { origin, key }: Project,
  path: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  return ask(origin + path, { ...init, headers: { ...init.headers, apikey: key } });
}
