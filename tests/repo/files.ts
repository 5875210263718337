import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads every file below a folder whose name ends like this.
 *
 * @returns paths relative to the repository, with forward slashes
 */
export function filesBelow(folder: string, ending: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}
