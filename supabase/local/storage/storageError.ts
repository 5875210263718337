/**
 * An error in the format of hosted storage: HTTP 400 for nearly all, with the actual status as text
 * in the body, where supabase-js reads it.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly response: Response;

  constructor(statusCode: string, error: string, code: string, message: string, status = 400) {
    super(message);
    this.response = Response.json({ statusCode, error, message, code }, { status });
  }
}

export const bucketNotFound = () =>
  new StorageError('404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found');
export const objectNotFound = () =>
  new StorageError('404', 'not_found', 'NoSuchKey', 'Object not found');
export const routeNotFound = (route: string) =>
  new StorageError('404', 'Not Found', 'InvalidRequest', `Route ${route} not found`, 404);
export const invalidKey = (key: string) =>
  new StorageError('400', 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`);
export const invalidRequest = (message: string) =>
  new StorageError('400', 'Error', 'InvalidRequest', message);
export const tooLarge = () =>
  new StorageError(
    '413',
    'Payload too large',
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
  );
export const typeRefused = (message: string) =>
  new StorageError('415', 'invalid_mime_type', 'InvalidMimeType', message);
export const imageProcessingFailed = (message: string) =>
  new StorageError('422', 'ImageProcessingError', 'ImageProcessingError', message);
export const notStored = (reason: string) =>
  new StorageError('500', 'Internal', 'InternalError', `The storage cannot write: ${reason}`);
export const unauthorized = (message: string) =>
  new StorageError('403', 'Unauthorized', 'AccessDenied', message);
export const databaseError = (sqlState: string) =>
  new StorageError(
    '500',
    'DatabaseError',
    'DatabaseError',
    `database error, code: ${sqlState}`,
    500,
  );

/** The error of hosted storage for an error of the database; other errors are returned unchanged. */
export function refusalOf(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === '42501') return unauthorized('new row violates row-level security policy');
  if (code === '23505') {
    return new StorageError('409', 'Duplicate', 'KeyAlreadyExists', 'The resource already exists');
  }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? databaseError(code) : error;
}
