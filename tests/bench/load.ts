import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { startNginx } from '../e2e/hosting/support/nginx';
import { folderOf } from '../programs/npm';

interface Load {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/**
 * Measures how many requests nginx serves with the site as `deploy/` configures it, next to a minimal one-file site on
 * the same machine in the same run. Loopback, TLS, limited time. The client shares the machine, so the ratio is more
 * reliable than the numbers. Needs the nightly programs: `npm run test:install -- --all`.
 *
 * Usage: tsx tests/bench/load.ts [build folder] [seconds]
 */
runCli(async () => {
  const [build = 'build', seconds = '5'] = process.argv.slice(2);
  const deploy = path.join(build, '.deploy');
  const CONNECTIONS = 16;
  const autocannon: (options: object) => Promise<Load> = createRequire(`${folderOf('clients')}/`)('autocannon');

  async function measure(name: string, url: string) {
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: Number(seconds),
      headers: { 'accept-encoding': 'br' },
      tlsOptions: { rejectUnauthorized: false },
    });
    const { requests, latency, non2xx, errors } = result;
    return {
      name,
      perSecond: Math.round(requests.average),
      p50: latency.p50,
      p99: latency.p99,
      failed: non2xx + errors,
    };
  }

  const bare = await mkdtemp(path.join(os.tmpdir(), 'bare-'));
  await writeFile(path.join(bare, 'index.html'), 'ok');
  const page = '/api/denmark/data/company-by-company-id';
  const main = /\/assets\/js\/main\.\w+\.js/.exec(await readFile(path.join(build, 'index.html'), 'utf8'))?.[0] ?? '';
  const sites = [await startNginx(bare, deploy), await startNginx(build, deploy)];
  try {
    const [one, site] = sites;
    const rows = [
      await measure('one file of two bytes', `${one?.origin}/`),
      await measure('landing page', `${site?.origin}/`),
      await measure('operation page', `${site?.origin}${page}`),
      await measure('main script', `${site?.origin}${main}`),
    ];
    const base = rows[0]?.perSecond ?? 1;
    console.table(rows.map((row) => ({ ...row, 'of one file': `${Math.round((100 * row.perSecond) / base)} %` })));
    process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    for (const one of sites) await one.stop();
    await rm(bare, { recursive: true, force: true });
  }
});
