import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the backend of the browser tests keeps its data, among them the password of its staff.
 *
 * @param {number | string} port of the server
 */
export const e2eDataDir = (port) => join(tmpdir(), `store-e2e-${port}`);
