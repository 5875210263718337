/** Patience with one request to the backend, in ms: slow mobile data may well need ten seconds. */
export const REQUEST_TIMEOUT_MS = 20_000;
