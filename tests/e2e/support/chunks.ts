import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/support/run.mjs';

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(ROOT, 'dist', '.vite', 'manifest.json'), 'utf8'),
);

/** The script of the build that a source file became. */
export function chunkOf(source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the build has no ${source}`);
  return chunk.file;
}
