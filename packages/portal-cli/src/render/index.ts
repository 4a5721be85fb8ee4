import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_TOKENS, OWN_TOKENS, paths } from 'docusaurus-preset-portal/node';
import { checkBasePath } from 'docusaurus-preset-portal/terms';
import { type ContractError, joinFaults, printable, UserError } from 'openapi-toolkit';
import { commandLine, listFiles, relativePath } from 'openapi-toolkit/node';
import { withAccent } from './accent';
import { readRenderedContracts } from './contracts';
import { readGuideFolder } from './guides';
import { readLogo } from './logo';
import { checkOptions, folderOf, RENDER_OPTIONS, RENDER_USAGE, type RenderOptions } from './options';
import { portalOf } from './portal';
import { readPrevious } from './previous';
import { checkOut, publishPortal } from './publishPortal';
import { faultsIn, guideFaultsIn, reportOf, warningsIn, warningsOf } from './report';
import { runBuild, runGenerate, stoppable } from './run';
import { readWorkflowFile } from './workflows';
import { makeWorkplace, removeWorkplace } from './workplace';

/**
 * Builds a portal of any contracts, or only checks that it can be built, with the installation in `root`, which stays
 * as it is. @throws UserError when a contract or a folder is not what it has to be; nothing is written then.
 */
export async function render(options: RenderOptions, root: string, print: (text: string) => void): Promise<void> {
  const say = (text: string) => print(printable(text));
  const { specs, allow, server, basePath, out, check, strict, folder } = options;
  const { logo, accent, guides, previous, workflows } = options;
  if (!check) await checkOut(out);
  const ownLogo = logo === undefined ? undefined : await readLogo(logo);
  const coloured = accent === undefined ? undefined : withAccent(await readFile(DEFAULT_TOKENS, 'utf8'), accent);
  const guidesName = guides === undefined ? '' : relativePath(folder, guides) || '.';
  const ownGuides = guides === undefined ? undefined : await readGuideFolder(guides, say, guidesName);
  const faults: ContractError[] = [];
  const onFault = (fault: ContractError) => faults.push(fault);
  const reading = { allow, server, warn: say, onFault };
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
  const pages = [ownGuides && '/guides', hasChanges && '/changes', tasks && '/workflows'];
  const routes = [...contracts.map(({ route }) => route), ...pages.filter((page) => typeof page === 'string')];
  checkBasePath(basePath, routes, '--base');
  const portal = portalOf(contracts, options, {
    logo: ownLogo && { src: ownLogo.file, width: ownLogo.width },
    guides: ownGuides?.listed,
    start: ownGuides?.start,
    hasChanges,
    hasWorkflows: tasks !== undefined,
  });
  const own = {
    ...(ownLogo && { [`static/${ownLogo.file}`]: ownLogo.bytes }),
    ...(coloured && { [OWN_TOKENS]: coloured }),
    ...ownGuides?.files,
    ...earlier,
    ...tasks,
  };
  const work = async (site: string) => {
    const generated = await runGenerate(site, strict);
    const found = warningsIn(generated.log, contracts);
    if (generated.status !== 0) throw new UserError(found.replaceAll(paths.workflows, `--workflows ${workflows}`));
    if (found) say(found);
    say('Building …');
    const built = await runBuild(site);
    const inGuides = guides === undefined ? [] : guideFaultsIn(built.log, guidesName);
    if (inGuides.length > 0) throw new UserError(`--guides: nothing was written.\n${inGuides.join('\n')}`);
    if (built.status !== 0) throw new UserError(`The portal can't be made:\n${faultsIn(built.log, contracts)}`);
    for (const file of await listFiles(path.join(site, 'build'))) {
      const megabytes = statSync(path.join(site, 'build', file)).size / 1e6;
      if (file.endsWith('.html') && megabytes > 1)
        say(
          `[WARNING] The page /${file.replace(/(?:\/?index)?\.html$/, '')} has ${megabytes.toFixed(1)} MB. Divide it: browsers are slow above 1 MB.`,
        );
    }
    if (check) return say('The portal can be made. Nothing was written.');
    await publishPortal(path.join(site, 'build'), out);
    say(`${portal.site.title}: ${out}.`);
  };
  await stoppable(async () => {
    const site = await makeWorkplace(root, contracts, portal, own);
    await work(site).finally(() => removeWorkplace(site));
  });
}

/** Runs the command line that builds a portal of any contracts, with the packages in `node_modules` of a folder. */
export const renderCommand = (root: string): Promise<void> =>
  commandLine({ usage: RENDER_USAGE, options: RENDER_OPTIONS }, (values) =>
    render(checkOptions(values, folderOf(process.env)), path.resolve(root), console.log),
  );
