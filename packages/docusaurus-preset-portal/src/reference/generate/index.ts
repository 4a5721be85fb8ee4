import { writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Api, apis as allApis, guides } from 'docusaurus-preset-portal/content';
import { clientApi } from '../../clients/clientApi';
import { typedApis } from '../../clients/typedApis';
import { markHandled } from '../../lib/markHandled';
import { paths } from '../../lib/paths';
import { UserError } from '../../lib/UserError';
import { ContractError, type ReadOperation, restoreIntegersInJson } from '../../openapi';
import { type BrandingHosts, ownerOf } from '../../openapi/applyBranding';
import { joinFaults, type OnFault } from '../../openapi/ContractError';
import type { ReferencePageData } from '../../openapi/model';
import { attributesByPath } from '../../terms/recordFields';
import { formOf } from '../builder/build/form';
import type { OnMissing } from '../exports';
import { markFields } from '../history/markFields';
import { operationHistory, readHistory } from '../history/operationHistory';
import { publishVersions } from '../history/publishVersions';
import { writeChanges } from '../history/writeChanges';
import { OVERVIEW, PAGE_SUFFIX } from '../pageFiles';
import { checkApis } from './checkApis';
import { countPages } from './count';
import { writeDownloads } from './downloads';
import { writeExampleFiles, writeForm } from './exampleFiles';
import { examplePairs } from './examplePairs';
import { hrefOf, nextCalls, readNextCalls, startsOf } from './nextCalls';
import { writeMdx } from './openapiMdx';
import { operationLinks, withOperationLinks } from './operationLinks';
import { outline } from './outline';
import { overviewPage } from './overview';
import { type ReadApi, readApi } from './readApi';
import { redocLinks } from './redocLinks';
import { reportMissing, reportSharedPages } from './report';
import { pageSamples } from './samples';
import { syncFolder } from './syncFolder';
import { typeIndex } from './typeIndex';
import { withAttributes } from './withAttributes';

export interface GenerateOptions {
  apis?: readonly Api[];
  specDir?: string;
  env?: NodeJS.ProcessEnv;
  /** Throws if a download can't be created. Otherwise the file is omitted with a warning. */
  strict?: boolean;
  downloads?: boolean;
  /** Receives each fault of which the rest of a contract is read on; by default a fault is thrown. */
  onFault?: OnFault;
  /** Completes the pages before they are shown. */
  complete?: () => Promise<void>;
}

/** Empties the staging folder, and writes the outlines from which the OpenAPI plugin makes MDX files and sidebars. */
async function writeOutlines(apis: ReadApi[]): Promise<void> {
  for (const folder of [paths.staged, path.dirname(paths.outline(''))]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  for (const api of apis) await writeFile(paths.outline(api.ref.id), JSON.stringify(outline(api)));
}

async function stagePages(
  apis: ReadApi[],
  owner: BrandingHosts,
  onMissing: (api: Api) => OnMissing,
  specDir: string,
  hasDownloads: boolean,
): Promise<void> {
  // Also removes the files of deleted APIs and operations.
  for (const folder of [paths.downloads, paths.contracts, paths.changes])
    await rm(folder, { recursive: true, force: true });
  const nextCallsData = await readNextCalls();
  const links = operationLinks(apis);
  const addresses = await publishVersions(
    apis.map(({ ref }) => ref.id),
    owner,
  );
  const overviews: Promise<void>[] = [];
  for (const api of apis) {
    const { ref, operations } = api;
    const convertLinks = redocLinks(api);
    // A name that two APIs have means the operation of this one.
    const ownLinks = new Map([...links, ...operationLinks([api])]);
    const folder = paths.stagedPages(ref.route);
    await mkdir(folder, { recursive: true });
    // Synchronous, because scheduling each write on the thread pool takes longer.
    const stage = (name: string, page: ReferencePageData) =>
      writeFileSync(
        path.join(folder, name + PAGE_SUFFIX),
        `${restoreIntegersInJson(JSON.stringify(withOperationLinks(page, ownLinks, convertLinks)))}\n`,
      );
    const { releases, comparisons } = await readHistory(api, owner);
    await writeChanges(api, releases, comparisons, addresses.get(ref.id));
    const starts = startsOf(ref.id, nextCallsData, apis);
    const types = typeIndex(api, apis);
    const stageOverview = async () => {
      const downloads = hasDownloads ? await writeDownloads(api, { onMissing: onMissing(api.api), all: apis }) : [];
      stage(OVERVIEW, overviewPage(api, starts, downloads, types));
    };
    const within = (make: () => void | Promise<void>) => ContractError.within(path.join(specDir, api.api.spec), make);
    overviews.push(markHandled(within(stageOverview)));
    const stageOperation = ({ operation, located }: ReadOperation) => {
      const pairs = examplePairs(operation, located, api);
      const samples = pageSamples(operation, located, api);
      const form = operation.kind === 'operation' && formOf(operation, located, api);
      markFields(operation, releases);
      const calls = nextCalls(operation, ref.id, nextCallsData, apis);
      const operationPath = `${ref.id}/${operation.id}`;
      if (form) writeForm(form);
      stage(operation.id, {
        kind: 'operation',
        permalink: hrefOf(ref, operation.id),
        api: ref,
        ...writeExampleFiles(withAttributes(operation, attributesByPath(operationPath)), pairs, samples, operationPath),
        samples,
        nextCalls: calls,
        history: operationHistory(operation, releases),
      });
    };
    for (const one of operations) await within(() => stageOperation(one));
  }
  await Promise.all(overviews);
}

/**
 * Generates the API reference from the contracts: bundle → read → stage → count → swap in.
 *
 * @throws ContractError before anything is written, with the problem, its position and the fix.
 */
export async function generate({
  apis = allApis,
  specDir = paths.specs,
  env = process.env,
  strict = false,
  downloads = true,
  onFault,
  complete,
}: GenerateOptions = {}) {
  checkApis(apis);
  const owner = ownerOf(env);
  const readApis: ReadApi[] = [];
  const errors: UserError[] = [];
  for (const api of apis) {
    try {
      readApis.push(await readApi(api, specDir, owner, onFault));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw joinFaults(errors);
  for (const api of readApis) reportSharedPages(api, path.join(specDir, api.api.spec), strict);
  await writeOutlines(readApis);
  const log = await writeMdx();
  const onMissing = ({ spec }: Api) => reportMissing(path.join(specDir, spec), strict);
  const typed = guides.clients ? typedApis(readApis.map(clientApi)) : undefined;
  const withTypes = readApis.map((api) => ({ ...api, typed }));
  await stagePages(withTypes, owner, onMissing, specDir, downloads);
  const counted = await countPages(readApis, log);
  await complete?.();
  const changed = await syncFolder(paths.staged, paths.pages);
  return { ...counted, ...changed };
}
