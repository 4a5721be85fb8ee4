import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathOf } from '../../../programs';
import { makeCertificate } from '../../../support/certificate';
import { freePort, untilListening } from '../../../support/ports';

export interface Nginx {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  httpPort: number;
  httpsPort: number;
  /** The certificate, for clients that verify it. */
  certificate: string;
  stop: () => Promise<void>;
}

/** The committed configuration with the lines that an operator edits. */
function adapted(conf: string, root: string, folder: string, http: number, https: number): string {
  return conf
    .replaceAll('/srv/portal/current/.deploy/nginx/', `${folder}/`)
    .replaceAll('/etc/ssl/portal/fullchain.pem', `${folder}/cert.pem`)
    .replaceAll('/etc/ssl/portal/privkey.pem', `${folder}/key.pem`)
    .replaceAll('/srv/portal/current', root)
    .replaceAll('docs.example.com', 'localhost')
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('listen 80', `listen 127.0.0.1:${http}`)
    .replace('https://$server_name', `https://$server_name:${https}`);
}

/**
 * Serves a folder by nginx over TLS with `packages/docusaurus-preset-portal/src/plugins/security/hosting/portal.conf` and the generated files.
 *
 * @param root Folder of the site; a link is resolved for each request.
 * @param deploy Folder of the generated files for operators.
 */
export async function startNginx(root: string, deploy: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  makeCertificate(folder);
  for (const name of ['headers.conf', 'maps.conf']) await copyFile(`${deploy}/nginx/${name}`, `${folder}/${name}`);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const server = adapted(
    await readFile('packages/docusaurus-preset-portal/src/plugins/security/hosting/portal.conf', 'utf8'),
    path.resolve(root),
    folder,
    httpPort,
    httpsPort,
  );
  await writeFile(
    `${folder}/nginx.conf`,
    `load_module ${pathOf('brotli')};
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
daemon off;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${server}
}
`,
  );
  const child = spawn(pathOf('nginx'), ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', `${folder}/error.log`]);
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  await Promise.race([
    untilListening(httpsPort),
    ended.then(() => Promise.reject(new Error(`nginx refused its configuration: ${output}`))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { origin: `https://localhost:${httpsPort}`, httpPort, httpsPort, certificate: `${folder}/cert.pem`, stop };
}
