import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const at = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => `${folder}/${program}`);

const BROTLI = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds one file of each list; on Debian as root the packages are installed first if that is needed. */
function ensure<T extends string>(parts: Record<T, string[]>, packages: string[]): Record<T, string> | undefined {
  const look = () => {
    const found = Object.entries<string[]>(parts).map(([name, places]) => [name, places.find(existsSync)] as const);
    return found.every(([, place]) => place) ? (Object.fromEntries(found) as Record<T, string>) : undefined;
  };
  if (!look() && canInstall()) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore' });
  }
  return look();
}

/** nginx and its brotli module, or undefined where they are not and can't be installed. */
export const ensureNginx = () =>
  ensure({ nginx: at('nginx'), brotli: BROTLI }, ['nginx-light', 'libnginx-mod-http-brotli-static']);

/** Caddy, or undefined where it is not and can't be installed. */
export const ensureCaddy = () => ensure({ caddy: at('caddy') }, ['caddy']);

export const MISSING =
  'nginx with its brotli_static module is not here: install nginx and libnginx-mod-http-brotli-static.';
export const CADDY_MISSING = 'Caddy is not here: install caddy.';
