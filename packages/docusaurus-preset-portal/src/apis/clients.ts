import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientFiles } from '../clients/files';
import type { Api } from '../content/site';
import { buildLog } from '../lib/log';
import { paths } from '../lib/paths';
import type { OverviewPage } from '../openapi/model';
import { packClientsOf } from '../reference/generate/packClients';
import { OVERVIEW, PAGE_SUFFIX } from '../reference/pageFiles';

/** Makes the client packages, and adds them to the downloads on the overviews that are about to be shown. */
export async function addClients(apis: readonly Api[]): Promise<void> {
  buildLog.info(await packClientsOf(paths.static, apis, paths.downloads));
  const { typescript, python, java } = clientFiles();
  const links = Object.entries({ TypeScript: typescript, Python: python, Java: java }).flatMap(([language, file]) => {
    // Without a compiler there is none for Java.
    const bytes = statSync(path.join(paths.static, file), { throwIfNoEntry: false })?.size;
    return bytes === undefined ? [] : [{ label: `Client, ${language}`, href: `/${file}`, bytes }];
  });
  for (const { route } of apis) {
    const file = path.join(paths.stagedPages(route), OVERVIEW + PAGE_SUFFIX);
    const page = JSON.parse(await readFile(file, 'utf8')) as OverviewPage;
    await writeFile(file, `${JSON.stringify({ ...page, downloads: [...page.downloads, ...links] })}\n`);
  }
}
