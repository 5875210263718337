import { ask, type Answer } from './ask.ts';

/** A hosted project, and how to ask it as any visitor may. */
export type Project = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The public key. */
  readonly key: string;
  /** @param path with its query, from the first slash on */
  readonly ask: (
    path: string,
    init?: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<Answer>;
};

/** @param key the public key; it goes to this origin only */
export function openProject(origin: string, key: string): Project {
  return {
    origin,
    key,
    ask: (path, { headers = {}, ...init } = {}) =>
      ask(`${origin}${path}`, { ...init, headers: Object.assign({ apikey: key }, headers) }),
  };
}
