/** Errors of hosted storage: `statusCode`, `error` and `code` in the body of the response, and an unusual status. */
const KINDS = {
  bucketNotFound: ['404', 'Bucket not found', 'NoSuchBucket'],
  objectNotFound: ['404', 'not_found', 'NoSuchKey'],
  routeNotFound: ['404', 'Not Found', 'InvalidRequest', 404],
  invalidKey: ['400', 'InvalidKey', 'InvalidKey'],
  invalidRequest: ['400', 'Error', 'InvalidRequest'],
  tooLarge: ['413', 'Payload too large', 'EntityTooLarge'],
  typeRefused: ['415', 'invalid_mime_type', 'InvalidMimeType'],
  imageProcessingFailed: ['422', 'ImageProcessingError', 'ImageProcessingError'],
  notStored: ['500', 'Internal', 'InternalError'],
  unauthorized: ['403', 'Unauthorized', 'AccessDenied'],
  duplicate: ['409', 'Duplicate', 'KeyAlreadyExists'],
  databaseError: ['500', 'DatabaseError', 'DatabaseError', 500],
} as const;

/**
 * Error with the response of hosted storage: nearly always HTTP 400, and the actual status as text in the
 * body, where supabase-js reads it.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly response: Response;

  constructor(kind: keyof typeof KINDS, message: string) {
    super(message);
    const [statusCode, error, code, status = 400] = KINDS[kind];
    this.response = Response.json({ statusCode, error, message, code }, { status });
  }
}

/** Converts a database error to the error that hosted storage would answer with; returns other errors unchanged. */
export function refusalOf(cause: unknown): unknown {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (code === '42501')
    return new StorageError('unauthorized', 'new row violates row-level security policy');
  if (code === '23505') return new StorageError('duplicate', 'The resource already exists');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? new StorageError('databaseError', `database error, code: ${code}`)
    : cause;
}
