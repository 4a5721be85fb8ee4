import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '../src/command';
import { checkLinks } from '../src/links/check';
import { readSite } from '../src/links/pages';
import { site } from '../src/site';

/**
 * Follows every link, anchor and image within the built site; one that leads
 * nowhere fails. Other sites are listed, with `--external` also asked; what
 * they answer fails nothing.
 *
 *     npm run check:links -- [folder of the build] [--external]
 */
command(async () => {
  const REPORT = '.generated/reports/external-links.json';
  const TIMEOUT_MS = 15_000;

  const args = process.argv.slice(2);
  const build = args.find((arg) => !arg.startsWith('--')) ?? 'build';

  /** Status of an address, or why there was none. */
  const ask = (url: string): Promise<number | string> =>
    fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );

  const { pages, files } = await readSite(build);
  const { broken, external, followed } = checkLinks(pages, files, new URL(site.url).origin);

  const rows = [];
  for (const [url, from] of [...external].sort(([a], [b]) => a.localeCompare(b))) {
    rows.push({ url, from: [...new Set(from)], answer: args.includes('--external') ? await ask(url) : 'not asked' });
  }
  await mkdir(path.dirname(REPORT), { recursive: true });
  await writeFile(REPORT, `${JSON.stringify(rows, null, 2)}\n`);

  for (const line of broken) console.error(line);
  console.log(
    `${followed} links on ${pages.length} pages, ${broken.length} broken. ${rows.length} other sites: ${REPORT}`,
  );
  process.exitCode = broken.length > 0 || followed === 0 ? 1 : 0;
});
