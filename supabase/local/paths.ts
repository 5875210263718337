import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPO_ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const MIGRATIONS_DIR = path.join(REPO_ROOT, 'supabase', 'migrations');

export const SEED_FILE = path.join(REPO_ROOT, 'supabase', 'seed.sql');

export const DEMO_PICTURES_DIR = path.join(REPO_ROOT, 'supabase', 'demo-pictures');

export const DEFAULT_DATA_DIR = path.join(REPO_ROOT, '.local', 'backend');
