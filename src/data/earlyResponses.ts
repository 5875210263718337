declare global {
  interface Window {
    /** Requests that the document's head has started, by full URL; see `scripts/vite/headScript.js`. */
    earlyResponses?: Record<string, Promise<Response>>;
  }
}

/**
 * Takes the answer that the document's head has already asked for, once.
 *
 * @param url full address of the read
 * @returns `null` when nobody has asked for it, or its answer was taken before
 */
export function takeEarlyResponse(url: string): Promise<Response> | null {
  const early = globalThis.window?.earlyResponses;
  const response = early?.[url];
  if (early === undefined || response === undefined) return null;
  delete early[url];
  return response;
}
