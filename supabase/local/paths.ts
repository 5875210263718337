import path from 'node:path';

export const REPO_ROOT = path.join(import.meta.dirname, '..', '..');

export const MIGRATIONS_DIR = path.join(REPO_ROOT, 'supabase', 'migrations');

export const SEED_FILE = path.join(REPO_ROOT, 'supabase', 'seed.sql');

export const DEMO_PICTURES_DIR = path.join(REPO_ROOT, 'supabase', 'demo-pictures');

/** Returns the data directory of the store's own backend. */
export const storeDataDir = () =>
  path.resolve(process.env['STORE_DATA_DIR'] || path.join(REPO_ROOT, '.local', 'backend'));
