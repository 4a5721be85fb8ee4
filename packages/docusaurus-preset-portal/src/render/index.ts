import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkBasePath } from '../lib/basePath';
import { relativePath } from '../lib/listFiles';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import { printable } from '../lib/visibleText';
import { type ContractError, joinFaults } from '../openapi/ContractError';
import { DEFAULT_TOKENS, OWN_TOKENS } from '../plugins/brand/colours';
import { LEFT_OUT } from '../plugins/security/policy/compress';
import { withAccent } from './accent';
import { readRenderedContracts } from './contracts';
import { readGuideFolder } from './guides';
import { readLogo } from './logo';
import type { RenderOptions } from './options';
import { portalOf } from './portal';
import { readPrevious } from './previous';
import { checkOut, publishPortal } from './publishPortal';
import { faultsIn, guideFaultsIn, reportOf, warningsIn, warningsOf } from './report';
import { runBuild, runGenerate, stoppable } from './run';
import { readWorkflowFile } from './workflows';
import { makeWorkplace, removeWorkplace } from './workplace';

const tokensWith = async (accent: string): Promise<string> =>
  withAccent(await readFile(DEFAULT_TOKENS, 'utf8'), accent);

export { checkOptions, folderOf, RENDER_OPTIONS, RENDER_USAGE } from './options';

/**
 * Builds a portal of any contracts, or only checks that it can be built.
 *
 * @param root Folder of the installation, which stays as it is.
 * @throws UserError when a contract or the folder of the portal is not what it has to be; nothing is written then.
 */
export async function render(options: RenderOptions, root: string, print: (text: string) => void): Promise<void> {
  const say = (text: string) => print(printable(text));
  const { specs, allow, server, basePath, out, check, strict, folder } = options;
  const { logo, accent, guides, previous, workflows } = options;
  if (!check) await checkOut(out);
  const drawn = logo === undefined ? undefined : await readLogo(logo);
  const coloured = accent === undefined ? undefined : await tokensWith(accent);
  const ownGuides = guides === undefined ? undefined : await readGuideFolder(guides, say);
  const faults: ContractError[] = [];
  const onFault = (fault: ContractError) => faults.push(fault);
  const refused: UserError[] = [];
  const onRefused = (error: UserError) => refused.push(error);
  const reading = { allow, server, warn: say, onFault, ...(check && { onRefused }) };
  const contracts = await readRenderedContracts(specs, folder, reading).catch((error: unknown) => {
    if (faults.length > 0) say(warningsOf(faults));
    throw error;
  });
  const earlier = await readPrevious(previous, contracts, folder, reading);
  const tasks = workflows === undefined ? undefined : await readWorkflowFile(workflows, contracts, folder);
  say(reportOf(contracts));
  if (strict && faults.length > 0) throw joinFaults(faults);
  if (faults.length > 0) say(warningsOf(faults));
  const hasChanges = previous.length > 0;
  const routes = contracts.map(({ route }) => route);
  checkBasePath(
    basePath,
    [
      ...routes,
      ...(ownGuides ? ['/guides'] : []),
      ...(hasChanges ? ['/changes'] : []),
      ...(tasks ? ['/workflows'] : []),
    ],
    '--base',
  );
  const portal = portalOf(contracts, options, {
    logoWidth: drawn?.width,
    guides: ownGuides?.listed,
    start: ownGuides?.start,
    hasChanges,
    hasWorkflows: tasks !== undefined,
  });
  const own = {
    ...(drawn && { 'static/img/logo.svg': drawn.svg, 'static/img/favicon.svg': drawn.favicon }),
    ...(coloured && { [OWN_TOKENS]: coloured }),
    ...ownGuides?.files,
    ...earlier,
    ...tasks,
  };
  // Guides can name any page, so only a build checks them.
  const isOnlyRead = check && guides === undefined;
  const contentOf = (file: string) => String(ownGuides?.files[`${paths.renderedGuides}/${file}`] ?? '');
  const work = async (site: string) => {
    const generated = await runGenerate(site, strict);
    const found = warningsIn(generated.log, contracts);
    if (generated.status !== 0) throw new UserError(found.replaceAll(paths.workflows, `--workflows ${workflows}`));
    if (found) say(found);
    if (!check) say('Building …');
    const built = isOnlyRead ? { status: 0, log: '' } : await runBuild(site);
    const inGuides =
      guides === undefined ? [] : guideFaultsIn(built.log, relativePath(folder, guides) || '.', contentOf);
    if (inGuides.length > 0) throw new UserError(`--guides: nothing was written.\n${inGuides.join('\n')}`);
    if (built.status !== 0) throw new UserError(`The portal can't be made:\n${faultsIn(built.log, contracts)}`);
    if (refused.length > 0) throw joinFaults(refused);
    if (check) return say('The portal can be made. Nothing was written.');
    await publishPortal(path.join(site, 'build'), out);
    if (built.log.includes(LEFT_OUT)) say(LEFT_OUT);
    say(`${portal.site.title}: ${out}. Samples read the key from ${portal.site.keyVariable}.`);
  };
  await stoppable(async () => {
    const site = await makeWorkplace(root, contracts, portal, own);
    await work(site).finally(() => removeWorkplace(site));
  });
}
