import path from 'node:path';
import { BackendError } from '../backendError.ts';

export type DiskProblem = {
  readonly reason: string;
  readonly advice: string;
};

const ELSEWHERE = 'Set STORE_DATA_DIR to a directory that can be written to.';
const FULL: DiskProblem = {
  reason: 'the disk is full',
  advice: 'Free some space there, or set STORE_DATA_DIR to a directory on another disk.',
};
const FORBIDDEN: DiskProblem = {
  reason: 'this user has no right to write there',
  advice: `Change its rights or its owner. ${ELSEWHERE}`,
};

const BY_CODE: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: { reason: 'its disk is read-only', advice: ELSEWHERE },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EEXIST: { reason: 'it is a file, not a directory', advice: ELSEWHERE },
  ENOTDIR: { reason: 'a part of its path is a file, not a directory', advice: ELSEWHERE },
  ENOENT: { reason: 'it cannot be made there', advice: ELSEWHERE },
  EIO: { reason: 'its disk does not work', advice: ELSEWHERE },
};

/** Error numbers of Postgres in WebAssembly. */
const CODE_BY_ERRNO: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** SQLSTATE "disk_full" */
const DISK_FULL = '53100';

/** The problem of the disk that caused an error; `null` for other errors. */
export function diskProblem(error: unknown): DiskProblem | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, errno, name, cause }: Record<string, unknown> = Object.assign(
    { name: Reflect.get(error, 'name'), cause: Reflect.get(error, 'cause') },
    error,
  );
  if (code === DISK_FULL) return FULL;
  if (typeof code === 'string' && 'syscall' in error) {
    // Other missing files are not a problem of the disk.
    return code === 'ENOENT' && error.syscall !== 'mkdir' ? null : (BY_CODE[code] ?? null);
  }
  if (name === 'ErrnoError') return BY_CODE[CODE_BY_ERRNO[Number(errno)] ?? ''] ?? null;
  return diskProblem(cause);
}

/**
 * A BackendError for an error that comes from the disk; other errors are returned unchanged.
 *
 * @param dir the data directory; `undefined` for a temporary one
 */
export function forPerson(error: unknown, dir: string | undefined): unknown {
  const problem = diskProblem(error);
  if (problem === null) return error;
  const file = pathOf(error);
  const isElsewhere =
    dir !== undefined && file !== null && !isWithin(file, dir) && !isWithin(dir, file);
  const ours = dir === undefined ? 'The temporary directory' : `The data directory ${dir}`;
  const place = isElsewhere ? file : ours;
  return new BackendError(`${place} cannot be used: ${problem.reason}. ${problem.advice}`, {
    cause: error,
  });
}

function pathOf(error: unknown): string | null {
  const file: unknown = error instanceof Error ? Reflect.get(error, 'path') : null;
  return typeof file === 'string' ? file : null;
}

function isWithin(file: string, dir: string): boolean {
  return !path.relative(dir, file).startsWith('..');
}
