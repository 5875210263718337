import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const REPO_ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const MIGRATIONS_DIR = path.join(REPO_ROOT, 'supabase', 'migrations');

/** The demo shop, as SQL. */
export const SEED_FILE = path.join(REPO_ROOT, 'supabase', 'seed.sql');

/** The pictures of the demo shop, as '<bucket>/<name>'. */
export const DEMO_PICTURES_DIR = path.join(REPO_ROOT, 'supabase', 'demo-pictures');

export const DEFAULT_DATA_DIR = path.join(REPO_ROOT, '.local', 'backend');
