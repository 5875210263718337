/** Patience with one request to the backend, in ms: slow mobile data may well need ten seconds. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Patience with the upload of one file, in ms: 5 MB over a slow phone take minutes. */
export const UPLOAD_TIMEOUT_MS = 180_000;
