import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Names a class of a CSS module. All classes of a file have the same ending, which compresses better
 * than a hash for each class: documents hold their style sheets.
 */
export function scopedName(name: string, file: string): string {
  const place = path.relative(ROOT, file.replace(/\?.*$/, '')).split(path.sep).join('/');
  const hash = createHash('sha256').update(place).digest('base64url');
  return `${name}_${hash.slice(0, 3)}`;
}
