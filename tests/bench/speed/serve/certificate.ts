import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Certificate = {
  readonly key: string;
  readonly cert: string;
  /** File of the certificate, for programs that must trust it. */
  readonly file: string;
  /** SHA-256 of its public key as base64, for browsers that must trust it. */
  readonly keyHash: string;
};

/** A self-signed certificate of this machine for a day. @throws Error without OpenSSL */
export function createCertificate(dir: string): Certificate {
  const keyFile = join(dir, 'key.pem');
  const file = join(dir, 'certificate.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', keyFile, '-out', file];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '1', ...names, ...files], {
    stdio: 'pipe',
  });
  const cert = readFileSync(file, 'utf8');
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  const keyHash = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(keyFile, 'utf8'), cert, file, keyHash };
}
