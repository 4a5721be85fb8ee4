import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);

const found = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((at) => `${at}/${program}`).find(existsSync);

const look = () => {
  const nginx = found('nginx');
  const brotli = MODULES.find(existsSync);
  return nginx && brotli ? { nginx, brotli } : undefined;
};

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Programs of the hosting tests; on Debian as root they are installed. Undefined where that isn't possible. */
export function ensureNginx(): { nginx: string; brotli: string } | undefined {
  if (!look() && canInstall()) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'nginx-light', 'libnginx-mod-http-brotli-static'], { stdio: 'ignore' });
  }
  return look();
}

export const MISSING =
  'nginx with its brotli_static module is not here: install nginx and libnginx-mod-http-brotli-static.';
