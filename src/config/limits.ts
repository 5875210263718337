/** Timeout of a request to the backend, in ms: slow mobile data may need ten seconds. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Timeout of the upload of a file, in ms: 5 MB over a slow connection take minutes. */
export const UPLOAD_TIMEOUT_MS = 180_000;

/** Age in ms at which a read of the catalogue counts as stale. */
export const CATALOGUE_STALE_MS = 60_000;
