import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Where the backend of the browser tests keeps its data, among them the password of its staff.
 *
 * @param {number | string} port of the server
 */
export const e2eDataDir = (port) => join(ROOT, 'node_modules', '.cache', `e2e-${port}`);

/** A user of the browser tests' backend who can sign in and is not staff. */
export const STRANGER = { email: 'stranger@example.com', password: 'correct horse battery' };
