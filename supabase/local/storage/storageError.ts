/**
 * Error with the response of hosted storage: nearly always HTTP 400, and the actual status as text in the
 * body, where supabase-js reads it.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly response: Response;

  constructor(statusCode: string, error: string, code: string, message: string, status = 400) {
    super(message);
    this.response = Response.json({ statusCode, error, message, code }, { status });
  }
}

/** Returns a function that creates errors of one kind from their message. */
const errorFactory =
  (statusCode: string, name: string, code: string, status?: number) =>
  (message: string): StorageError =>
    new StorageError(statusCode, name, code, message, status);

export const bucketNotFound = errorFactory('404', 'Bucket not found', 'NoSuchBucket');
export const objectNotFound = errorFactory('404', 'not_found', 'NoSuchKey');
export const routeNotFound = errorFactory('404', 'Not Found', 'InvalidRequest', 404);
export const invalidKey = errorFactory('400', 'InvalidKey', 'InvalidKey');
export const invalidRequest = errorFactory('400', 'Error', 'InvalidRequest');
export const tooLarge = errorFactory('413', 'Payload too large', 'EntityTooLarge');
export const typeRefused = errorFactory('415', 'invalid_mime_type', 'InvalidMimeType');
export const imageProcessingFailed = errorFactory(
  '422',
  'ImageProcessingError',
  'ImageProcessingError',
);
export const notStored = errorFactory('500', 'Internal', 'InternalError');
export const unauthorized = errorFactory('403', 'Unauthorized', 'AccessDenied');
const duplicate = errorFactory('409', 'Duplicate', 'KeyAlreadyExists');
const failed = errorFactory('500', 'DatabaseError', 'DatabaseError', 500);
export const databaseError = (sqlState: string) => failed(`database error, code: ${sqlState}`);

/** Converts a database error to the error that hosted storage would answer with; returns other errors unchanged. */
export function refusalOf(cause: unknown): unknown {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (code === '42501') return unauthorized('new row violates row-level security policy');
  if (code === '23505') return duplicate('The resource already exists');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? databaseError(code) : cause;
}
