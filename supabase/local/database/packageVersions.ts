import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPO_ROOT } from '../paths.ts';

/** Versions of the packages that a cached database depends on. */
export function packageVersions(): string[] {
  return ['@supabase/lite', '@electric-sql/pglite'].map((name) => {
    const manifest = path.join(REPO_ROOT, 'node_modules', name, 'package.json');
    return String(JSON.parse(readFileSync(manifest, 'utf8')).version);
  });
}
