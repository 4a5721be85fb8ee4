import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Api, apis as allApis } from '../../apis';
import { restoreIntegersInJson } from '../../openapi';
import type { ReferencePage } from '../../openapi/model';
import { type Owner, ownerOf } from '../../owner';
import { paths } from '../../paths';
import { site } from '../../site';
import { attributesByPath } from '../../vocabulary/recordFields';
import type { OnMissing } from '../exports';
import { markFields } from '../history/markFields';
import { operationHistory } from '../history/operationHistory';
import { readHistory } from '../history/readHistory';
import { writeChanges } from '../history/writeChanges';
import { OVERVIEW, PAGE_SUFFIX } from '../pageFiles';
import { apiForm } from './apiForm';
import { checkApis } from './checkApis';
import { hrefOf, nextCalls, readChosenLinks, startsOf } from './chosenLinks';
import { countPages } from './count';
import { writeDownloads } from './downloads';
import { writeExampleFiles, writeForm } from './exampleFiles';
import { examplePairs } from './examplePairs';
import { missingFile } from './missingFile';
import { operationLinks, withOperationLinks } from './operationLinks';
import { outline } from './outline';
import { overviewPage } from './overview';
import { provenSamples } from './provenSamples';
import { type ReadApi, readApi } from './readApi';
import { redocLinks } from './redocLinks';
import { removeOthers } from './removeOthers';
import { runOpenapiPlugin } from './runOpenapiPlugin';
import { sayShared } from './sharedPages';
import { syncFolder } from './syncFolder';
import { typeIndex } from './typeIndex';
import { withAttributes } from './withAttributes';

export interface GenerateOptions {
  apis?: readonly Api[];
  specDir?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends in an error when a file for download can't be made; otherwise a warning says so, and the file is left out. */
  strict?: boolean;
}

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

const OUTLINES_HASH = path.join(paths.generated, 'outlines.sha256');

/** What decides how the OpenAPI plugin writes an outline as MDX. */
const MDX_SOURCES = [
  'mdx.ts',
  'openapiProgram.ts',
  'page.mustache',
  '../openapiPlugin.ts',
  '../pageFiles.ts',
  '../../paths.ts',
  '../../../package-lock.json',
];

/**
 * Empties the staging folder, unless the MDX and the sidebars in it can stay: they depend on the outlines and on how
 * these are written.
 *
 * @returns Writes them, in a process of its own; gives what that said.
 */
async function prepareMdx(apis: ReadApi[]): Promise<() => Promise<string>> {
  const outlines = apis.map((api) => [paths.outline(api.ref.id), JSON.stringify(outline(api))] as const);
  const sources = await Promise.all(MDX_SOURCES.map((file) => readFile(path.join(__dirname, file), 'utf8')));
  const hash = createHash('sha256')
    .update(JSON.stringify([outlines, sources, allApis, site]))
    .digest('hex');
  const known = await readFile(OUTLINES_HASH, 'utf8').catch(() => '');
  if (known === hash) return async () => '';
  await rm(OUTLINES_HASH, { force: true });
  await rm(paths.staged, { recursive: true, force: true });
  await mkdir(paths.staged, { recursive: true });
  for (const [file, text] of outlines) await write(file, text);
  return async () => {
    const log = await runOpenapiPlugin();
    await countPages(apis, log);
    await write(OUTLINES_HASH, hash);
    return log;
  };
}

async function stagePages(apis: ReadApi[], owner: Owner, missing: (api: Api) => OnMissing): Promise<void> {
  const chosen = await readChosenLinks();
  const links = operationLinks(apis);
  for (const api of apis) {
    const { ref, operations } = api;
    const others = redocLinks(api);
    const stage = (name: string, page: ReferencePage) =>
      write(
        path.join(paths.stagedPages(ref.route), name + PAGE_SUFFIX),
        `${restoreIntegersInJson(JSON.stringify(withOperationLinks(page, links, others)))}\n`,
      );
    const { releases, leaps } = await readHistory(api, owner);
    await writeChanges(api, releases, leaps);
    const downloads = await writeDownloads(api, { onMissing: missing(api.api) });
    const types = typeIndex(api, apis);
    await stage(OVERVIEW, overviewPage(api, startsOf(ref.id, chosen, apis), downloads, types));
    for (const { operation, located } of operations) {
      const pairs = examplePairs(operation, located, api);
      const samples = provenSamples(operation, located, api);
      if (operation.kind === 'operation')
        await writeForm(apiForm(operation, located, api), `${ref.id}/${operation.id}`);
      markFields(operation, releases);
      await stage(operation.id, {
        kind: 'operation',
        permalink: hrefOf(ref, operation.id),
        api: ref,
        ...(await writeExampleFiles(
          withAttributes(operation, attributesByPath(`${ref.id}/${operation.id}`)),
          pairs,
          samples,
          `${ref.id}/${operation.id}`,
        )),
        samples,
        nextCalls: nextCalls(operation, ref.id, chosen, apis),
        history: operationHistory(operation, releases),
      });
    }
  }
}

/**
 * Makes the API reference from the contracts: bundle → read → stage → count → swap in.
 * A contract that can't be read ends it before anything is written.
 *
 * @throws ContractError what is wrong, where, and how to fix it.
 */
export async function generate(options: GenerateOptions = {}) {
  const { apis = allApis, specDir = paths.specs, env = process.env, strict = false } = options;
  checkApis(apis);
  const owner = ownerOf(env);
  const read: ReadApi[] = [];
  for (const api of apis) read.push(await readApi(api, specDir, owner));
  for (const api of read) sayShared(api, path.join(specDir, api.api.spec), strict);
  const stageMdx = await prepareMdx(read);
  const mdx = stageMdx();
  try {
    await stagePages(read, owner, ({ spec }) => missingFile(path.join(specDir, spec), strict));
  } finally {
    // The other process still writes: the next run would write into the same folder.
    await Promise.allSettled([mdx]);
  }
  const counted = await countPages(read, await mdx);
  const changed = await syncFolder(paths.staged, paths.pages);
  await removeOthers(read);
  return { ...counted, ...changed };
}
