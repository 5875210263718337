import { invalidKey, invalidRequest } from './storageError.ts';

/** Characters that hosted accepts in names: not ñ, accents, emoji, % and #. */
const VALID_NAME = /^[\w/!.*'() &$@=;:+,?-]+$/;

/** Bucket and object of a storage path such as `bucket/folder/picture.webp`, percent-decoded. */
export function parseObjectPath(path: string): { bucket: string; name: string } {
  const decoded = decodePath(path);
  const slash = decoded.indexOf('/');
  if (slash < 1) throw invalidKey('');
  return { bucket: decoded.slice(0, slash), name: decoded.slice(slash + 1) };
}

/** @throws StorageError InvalidKey */
export function assertValidName(name: string): void {
  if (!VALID_NAME.test(name)) throw invalidKey(name);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidRequest('The path is not valid percent-encoding');
  }
}
