import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackendError } from '../backendError.ts';
import { readIfThere } from './readIfThere.ts';

export type Secrets = ReturnType<typeof createSecrets>;

function createSecrets() {
  return {
    /** Signs the tokens of users. */
    jwtSecret: randomBytes(48).toString('base64url'),
    /** Bypasses row-level security; the store does not use it. */
    serviceKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    demoStaff: { email: 'staff@demo.example', password: randomBytes(9).toString('base64url') },
  };
}

/**
 * Loads the secrets of a data directory. If it has none, creates them in a file that only its owner can
 * read.
 * @throws BackendError if the file is damaged
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await readIfThere(file);
  if (stored !== null) return parseSecrets(stored.toString(), file);
  const secrets = createSecrets();
  // Writes another file and renames it once it is complete: a killed start leaves no incomplete secrets.
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    const secrets: Secrets = JSON.parse(text);
    const { jwtSecret, serviceKey, demoStaff } = secrets;
    if (jwtSecret && serviceKey && demoStaff.email && demoStaff.password) return secrets;
  } catch {
    // The error below names the file.
  }
  throw new BackendError(`${file} is damaged. Start over with: npm run reset`);
}
