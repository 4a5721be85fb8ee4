import { writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ContractError,
  hrefOf,
  joinFaults,
  operationLinks,
  overviewPage,
  type ReferencePageData,
  redocLinks,
  restoreIntegersInJson,
  typeIndex,
  UserError,
  withOperationLinks,
} from 'openapi-toolkit';
import { type ReadOperation, relativePath } from 'openapi-toolkit/node';
import { sandboxPrefixes } from 'openapi-toolkit/sandbox';
import type { Portal } from '../../content/portal';
import type { Api } from '../../content/site';
import { buildLog } from '../../lib/log';
import { type Branding, ownerOf } from '../applyBranding';
import { formOf } from '../builder/build/form';
import { markFields, operationHistory, readHistory } from '../history/operationHistory';
import { publishVersions } from '../history/publishVersions';
import { writeChanges } from '../history/writeChanges';
import { OVERVIEW, PAGE_SUFFIX } from '../pageFiles';
import { keepPages } from '../readPages';
import { type MakeTypes, type OnMissing, writeDownloads } from './downloads';
import { writeExampleFiles, writeForm } from './exampleFiles';
import { nextCalls, readNextCalls, startsOf } from './nextCalls';
import { filesOfPaths, outline, writeMdx } from './openapiMdx';
import { type ReadApi, type ReadOptions, readApi } from './readApi';
import { checkApis, countPages, reportMissing, reportSharedPages } from './report';
import { examplePairs, pageSamples, sampleOptions } from './samples';
import { swapIn } from './swapIn';

export interface GenerateOptions extends ReadOptions {
  env?: NodeJS.ProcessEnv;
  /** Throws if a download can't be created. Otherwise the file is omitted with a warning. */
  strict?: boolean;
  types?: MakeTypes | undefined;
  /** Completes the pages and what is served (`paths.next`) before they are shown. */
  complete?: () => Promise<void>;
}

/** Empties the staging folders, and writes the outlines from which the OpenAPI plugin makes MDX files and sidebars. */
async function writeOutlines(apis: ReadApi[], { paths, site }: Portal): Promise<void> {
  for (const folder of [paths.staged, paths.next.static, path.dirname(paths.outline(''))]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  for (const api of apis) {
    const files = site.repository ? filesOfPaths(paths.specs, api.api.spec) : {};
    await writeFile(paths.outline(api.ref.id), JSON.stringify(outline(api, files)));
  }
}

async function stagePages(
  portal: Portal,
  apis: ReadApi[],
  owner: Branding,
  onMissing: (api: Api) => OnMissing,
  makeTypes: MakeTypes | undefined,
): Promise<ReferencePageData[]> {
  const pages: ReferencePageData[] = [];
  const { paths } = portal;
  const nextCallsData = await readNextCalls(portal);
  const links = operationLinks(apis);
  await publishVersions(
    apis.map(({ ref }) => ref.id),
    owner,
    { from: paths.published, to: paths.next.contracts },
  );
  const options = sampleOptions(portal, makeTypes !== undefined);
  const overviews: Promise<void>[] = [];
  for (const api of apis) {
    const { ref, operations } = api;
    const convertLinks = redocLinks(api);
    // A name that two APIs have means the operation of this one.
    const ownLinks = new Map([...links, ...operationLinks([api])]);
    const folder = paths.stagedDocs + paths.folderOf(ref);
    await mkdir(folder, { recursive: true });
    // Synchronous, because scheduling each write on the thread pool takes longer.
    const stage = (name: string, page: ReferencePageData) => {
      const text = restoreIntegersInJson(JSON.stringify(withOperationLinks(page, ownLinks, convertLinks)));
      writeFileSync(path.join(folder, name + PAGE_SUFFIX), `${text}\n`);
      pages.push(JSON.parse(text));
    };
    const { releases, comparisons, addresses } = await readHistory(api, owner, paths.published);
    await writeChanges(paths.next.changes, api, releases, comparisons, addresses);
    const starts = startsOf(ref.id, nextCallsData, apis);
    const types = typeIndex(api, apis);
    const stageOverview = async () => {
      const options = { types: makeTypes, onMissing: onMissing(api.api) };
      const downloads = await writeDownloads(api, paths.next.downloads, options);
      stage(OVERVIEW, overviewPage(api, starts, downloads, types));
    };
    const within = (make: () => void | Promise<void>) =>
      ContractError.within(path.join(paths.specs, api.api.spec), make);
    const overview = within(stageOverview);
    // It is awaited at the end: a rejection before that would end the process.
    overview.catch(() => undefined);
    overviews.push(overview);
    const stageOperation = ({ operation, located }: ReadOperation) => {
      const pairs = examplePairs(operation, located, api, options);
      const samples = pageSamples(operation, located, api, options);
      const form = operation.kind === 'operation' && formOf(operation, located, api, options);
      markFields(operation, releases);
      const calls = nextCalls(operation, ref.id, nextCallsData, apis);
      const operationPath = `${ref.id}/${operation.id}`;
      portal.describeOperation(operation, operationPath);
      if (form) writeForm(paths.next.static, form);
      stage(operation.id, {
        kind: 'operation',
        permalink: hrefOf(ref, operation.id),
        api: ref,
        ...writeExampleFiles(paths.next.static, operation, pairs, samples, operationPath),
        samples,
        nextCalls: calls,
        history: operationHistory(operation, releases),
      });
    };
    for (const operation of operations) await within(() => stageOperation(operation));
  }
  await Promise.all(overviews);
  return pages;
}

/** Gives the servers of an API a prefix in the sandbox if its paths are also those of another API. */
function prefixInSandbox(apis: ReadApi[], specDir: string): void {
  const prefixes = sandboxPrefixes(apis.map(({ ref: { id }, document }) => ({ id, document })));
  for (const api of apis) {
    const { prefix: sandboxPrefix, other, shared } = prefixes.get(api.ref.id) ?? {};
    if (sandboxPrefix === undefined) continue;
    api.inSandbox = { sandboxPrefix };
    for (const { operation } of api.operations)
      operation.servers = operation.servers.map((server) => ({ ...server, sandboxPrefix }));
    const [own, first] = [api, ...apis.filter(({ ref }) => ref.id === other)].map((readApi) =>
      relativePath(process.cwd(), path.join(specDir, readApi.api.spec)),
    );
    buildLog.warn(`${first} and ${own} both have ${shared}: the sandbox serves ${own} below ${sandboxPrefix}.`);
  }
}

/**
 * Generates the API reference from the contracts: bundle → read → stage → count → swap in.
 *
 * @throws ContractError before anything is written, with the problem, its position and the fix.
 */
export async function generate(
  portal: Portal,
  { env = process.env, strict = false, types, complete, ...reading }: GenerateOptions = {},
) {
  const { apis, paths } = portal;
  const specDir = paths.specs;
  checkApis(portal);
  const owner = ownerOf(portal, env);
  const readApis: ReadApi[] = [];
  const errors: UserError[] = [];
  for (const api of apis) {
    try {
      readApis.push(await readApi(api, specDir, owner, reading));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw joinFaults(errors);
  if (portal.sandbox) prefixInSandbox(readApis, specDir);
  for (const api of readApis) reportSharedPages(api, path.join(specDir, api.api.spec), strict);
  await writeOutlines(readApis, portal);
  const log = await writeMdx(portal);
  const onMissing = ({ spec }: Api) => reportMissing(path.join(specDir, spec), strict);
  const callsOf = portal.clients?.callsOf(readApis);
  const withCalls = readApis.map((api) => ({ ...api, callsOf }));
  const pages = await stagePages(portal, withCalls, owner, onMissing, types);
  const counted = await countPages(readApis, log, (api) => paths.stagedDocs + paths.folderOf(api));
  await complete?.();
  const { next } = paths;
  const changed = await swapIn([
    [paths.staged, paths.pages],
    [next.downloads, paths.downloads],
    [next.contracts, paths.contracts],
    [next.changes, paths.changes],
  ]);
  keepPages(portal, pages);
  return { ...counted, ...changed };
}
