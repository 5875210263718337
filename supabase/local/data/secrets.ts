import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackendError } from '../backendError.ts';
import type { Credentials } from '../types.ts';

/** What a data directory must not share with any other. */
export type Secrets = {
  /** Signs the tokens of signed-in users. */
  readonly jwtSecret: string;
  /** Opens everything past row-level security; nothing of the store uses it. */
  readonly serviceKey: string;
  /** Staff user of the demo shop. */
  readonly demoStaff: Credentials;
};

const FILE_NAME = 'secrets.json';

/** Fresh secrets, kept nowhere. */
export function createSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    demoStaff: {
      email: 'staff@demo.example',
      password: randomBytes(9).toString('base64url'),
    },
  };
}

/**
 * The secrets of a data directory, made on its first start and readable by its owner alone.
 *
 * @param dataDir an existing directory
 * @throws BackendError when the file is damaged
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, FILE_NAME);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) return parseSecrets(text, file);
  const secrets = createSecrets();
  // Written aside and renamed: a start that is killed meanwhile leaves no half a file.
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    const { jwtSecret, serviceKey, demoStaff } = JSON.parse(text);
    const all = [jwtSecret, serviceKey, demoStaff.email, demoStaff.password];
    if (all.every((value) => typeof value === 'string' && value.length > 0)) {
      return { jwtSecret, serviceKey, demoStaff };
    }
  } catch {
    // Falls through to the error that names the file.
  }
  throw new BackendError(`${file} is damaged. Start over with: npm run reset`);
}
