/**
 * An error in the format of hosted storage: HTTP 400 for nearly all, with the actual status as text
 * in the body, where supabase-js reads it.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly statusCode: string;
  readonly error: string;
  readonly code: string;
  /** HTTP status of the response. */
  readonly httpStatus: number;

  constructor(
    statusCode: string,
    { error, code, httpStatus = 400 }: { error: string; code: string; httpStatus?: number },
    message: string,
  ) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
    this.code = code;
    this.httpStatus = httpStatus;
  }

  toResponse(): Response {
    const { statusCode, error, message, code, httpStatus } = this;
    return Response.json({ statusCode, error, message, code }, { status: httpStatus });
  }
}

export const bucketNotFound = () =>
  new StorageError('404', { error: 'Bucket not found', code: 'NoSuchBucket' }, 'Bucket not found');
export const objectNotFound = () =>
  new StorageError('404', { error: 'not_found', code: 'NoSuchKey' }, 'Object not found');
export const routeNotFound = (route: string) =>
  new StorageError(
    '404',
    { error: 'Not Found', code: 'InvalidRequest', httpStatus: 404 },
    `Route ${route} not found`,
  );
export const invalidKey = (key: string) =>
  new StorageError('400', { error: 'InvalidKey', code: 'InvalidKey' }, `Invalid key: ${key}`);
export const invalidRequest = (message: string) =>
  new StorageError('400', { error: 'Error', code: 'InvalidRequest' }, message);
const duplicate = () =>
  new StorageError(
    '409',
    { error: 'Duplicate', code: 'KeyAlreadyExists' },
    'The resource already exists',
  );
export const tooLarge = () =>
  new StorageError(
    '413',
    { error: 'Payload too large', code: 'EntityTooLarge' },
    'The object exceeded the maximum allowed size',
  );
const typeRefused = (message: string) =>
  new StorageError('415', { error: 'invalid_mime_type', code: 'InvalidMimeType' }, message);
export const invalidMimeType = (mimeType: string) =>
  typeRefused(`mime type ${mimeType} is not supported`);
export const invalidContentType = () => typeRefused('Invalid Content-Type header');
export const imageProcessingFailed = (message: string) =>
  new StorageError('422', { error: 'ImageProcessingError', code: 'ImageProcessingError' }, message);
export const notStored = (reason: string) =>
  new StorageError(
    '500',
    { error: 'Internal', code: 'InternalError' },
    `The storage cannot write: ${reason}`,
  );
export const unauthorized = (message: string) =>
  new StorageError('403', { error: 'Unauthorized', code: 'AccessDenied' }, message);
export const databaseError = (sqlState: string) =>
  new StorageError(
    '500',
    { error: 'DatabaseError', code: 'DatabaseError', httpStatus: 500 },
    `database error, code: ${sqlState}`,
  );

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The error of hosted storage for an error of the database; other errors are returned unchanged. */
export function refusalOf(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === '42501') return unauthorized('new row violates row-level security policy');
  if (code === '23505') return duplicate();
  return typeof code === 'string' && SQLSTATE.test(code) ? databaseError(code) : error;
}
