// The command of the file that readers take along. `pack.ts` bundles it.

import path from 'node:path';
import { apis, site } from '#site';
import { runCli } from '../lib/runCli';
import { type StoredKnowledge, withFiles } from '../llms/mcp/knowledge';
import { serve } from '../llms/mcp/serve';
import { createSandbox } from '../sandbox/createSandbox';
import { run } from '../sandbox/run';
import { type About, NAMES, versionOf } from './about';
import { openArchive } from './archive';
import { ARCHIVE } from './npmPackage';
import { pagesOf } from './pages';

async function read() {
  const archive = openArchive(path.join(__dirname, ARCHIVE));
  const json = <T>(name: string) => JSON.parse(archive.text(name)) as T;
  const about = json<About>(NAMES.about);
  // Contracts of others name their own hosts.
  const here = (text: string, origin: string) => (about.apiBaseUrl ? text.replaceAll(about.apiBaseUrl, origin) : text);
  const contract = (id: string, origin: string) => JSON.parse(here(archive.text(`openapi/${id}.json`), origin));
  return {
    create: (origin: string) =>
      createSandbox({
        ...about.own,
        apis: apis.map(({ id, title }) => ({ id, title, document: contract(id, origin) })),
      }),
    whole: {
      pages: pagesOf(archive, about, site.basePath),
      version: versionOf(about),
      serveTools: ({ respond }: ReturnType<typeof createSandbox>, end: () => void) =>
        serve(withFiles(json<StoredKnowledge>(NAMES.knowledge), archive.text, respond), end),
    },
  };
}

runCli(() => run(process.argv.slice(2), read, true));
