import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the built name of a class of a CSS module. All classes of a file end with the hash of its path. This
 * compresses better than a hash for each class, and documents hold their style sheets.
 */
export function scopedName(name: string, file: string): string {
  const sourcePath = path.relative(ROOT, file.replace(/\?.*$/, '')).split(path.sep).join('/');
  const hash = createHash('sha256').update(sourcePath).digest('base64url');
  return `${name}_${hash.slice(0, 3)}`;
}
