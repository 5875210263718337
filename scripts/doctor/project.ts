import { ask, type Answer } from './ask.ts';

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
