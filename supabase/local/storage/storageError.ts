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

const error =
  (statusCode: string, name: string, code: string, status?: number) =>
  (message: string): StorageError =>
    new StorageError(statusCode, name, code, message, status);

export const bucketNotFound = error('404', 'Bucket not found', 'NoSuchBucket');
export const objectNotFound = error('404', 'not_found', 'NoSuchKey');
export const routeNotFound = error('404', 'Not Found', 'InvalidRequest', 404);
export const invalidKey = error('400', 'InvalidKey', 'InvalidKey');
export const invalidRequest = error('400', 'Error', 'InvalidRequest');
export const tooLarge = error('413', 'Payload too large', 'EntityTooLarge');
export const typeRefused = error('415', 'invalid_mime_type', 'InvalidMimeType');
export const imageProcessingFailed = error('422', 'ImageProcessingError', 'ImageProcessingError');
export const notStored = error('500', 'Internal', 'InternalError');
export const unauthorized = error('403', 'Unauthorized', 'AccessDenied');
const duplicate = error('409', 'Duplicate', 'KeyAlreadyExists');
const failed = error('500', 'DatabaseError', 'DatabaseError', 500);
export const databaseError = (sqlState: string) => failed(`database error, code: ${sqlState}`);

/** Converts an error of the database to that of hosted storage; returns other errors unchanged. */
export function refusalOf(cause: unknown): unknown {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (code === '42501') return unauthorized('new row violates row-level security policy');
  if (code === '23505') return duplicate('The resource already exists');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? databaseError(code) : cause;
}
