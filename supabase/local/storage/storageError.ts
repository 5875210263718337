/**
 * A refusal in the shape of hosted storage: HTTP 400 whatever happened, the real status as text in
 * the body, where supabase-js finds it.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly statusCode: string;
  readonly error: string;

  constructor(statusCode: string, error: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
  }

  toResponse(): Response {
    const { statusCode, error, message } = this;
    return Response.json({ statusCode, error, message }, { status: 400 });
  }
}

export const bucketNotFound = () => new StorageError('404', 'Bucket not found', 'Bucket not found');
export const objectNotFound = () => new StorageError('404', 'not_found', 'Object not found');
export const invalidKey = (key: string) =>
  new StorageError('400', 'InvalidKey', `Invalid key: ${key}`);
export const invalidRequest = (message: string) =>
  new StorageError('400', 'InvalidRequest', message);
const duplicate = () => new StorageError('409', 'Duplicate', 'The resource already exists');
export const tooLarge = () =>
  new StorageError('413', 'Payload too large', 'The object exceeded the maximum allowed size');
export const invalidMimeType = (mimeType: string) =>
  new StorageError('415', 'invalid_mime_type', `mime type ${mimeType} is not supported`);
export const imageProcessingFailed = (message: string) =>
  new StorageError('422', 'ImageProcessingError', message);
export const notStored = (reason: string) =>
  new StorageError('500', 'Internal', `The storage cannot write: ${reason}`);
export const unauthorized = (message: string) => new StorageError('403', 'Unauthorized', message);

/** The refusal that hosted storage makes of an error of the database; the error itself otherwise. */
export function refusalOf(error: unknown): unknown {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === '42501') return unauthorized('new row violates row-level security policy');
  if (code === '23505') return duplicate();
  return error;
}
