import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathOf } from '../programs';

export interface Certificate {
  /** File of the certificate (PEM). */
  cert: string;
  /** File of its private key (PEM). */
  key: string;
}

/** Writes a self-signed certificate for `localhost` into a folder, valid for two days. */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync(pathOf('openssl'), ['req', ...options, ...names], { stdio: 'ignore' });
  return { cert, key };
}
