import { DataError } from '#data/http/DataError.ts';
import type { LibraryFileFault } from '#domain/pictures/libraryFile.ts';

/** The content of a file cannot be stored as a picture. */
export class RefusedFileError extends Error {
  readonly fault: LibraryFileFault;

  constructor(fault: LibraryFileFault) {
    super(fault);
    this.name = 'RefusedFileError';
    this.fault = fault;
  }
}

/** A banner is stored, but not on the home page; `cause` says why. */
export class NotActivatedError extends Error {
  constructor(cause: unknown) {
    super('the banner was stored, but not activated', { cause });
    this.name = 'NotActivatedError';
  }
}

/** The error of a missing sign-in; `null`: the upload failed for another reason. */
export function missingSignIn(error: unknown): DataError | null {
  const cause = error instanceof NotActivatedError ? error.cause : error;
  return cause instanceof DataError && cause.kind === 'signedOut' ? cause : null;
}
