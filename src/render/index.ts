import path from 'node:path';
import { checkBasePath } from '../lib/basePath';
import { UserError } from '../lib/UserError';
import { printable } from '../lib/visibleText';
import { type ContractError, joinFaults } from '../openapi/ContractError';
import { LEFT_OUT } from '../plugins/security/policy/compress';
import { readContracts } from './contracts';
import type { RenderOptions } from './options';
import { portalOf } from './portal';
import { checkOut, publish } from './publish';
import { reportOf, warningsIn, warningsOf } from './report';
import { runBuild, runCheckPages, runGenerate, stoppable } from './run';
import { makeWorkplace, removeWorkplace } from './workplace';

export { folderOf, readOptions, USAGE } from './options';

/**
 * Builds a portal of any contracts, or only checks that it can be built.
 *
 * @param root Folder of this repository, which stays as it is.
 * @param print Says what was done, and what was found.
 * @throws UserError when a contract or the folder of the portal is not what it has to be; nothing is written then.
 */
export async function render(options: RenderOptions, root: string, print: (text: string) => void): Promise<void> {
  const say = (text: string) => print(printable(text));
  const { specs, allow, server, basePath, out, check, strict, folder } = options;
  if (!check) await checkOut(out);
  const faults: ContractError[] = [];
  const onFault = (fault: ContractError) => faults.push(fault);
  const contracts = await readContracts(specs, folder, { allow, server, warn: say, onFault });
  say(reportOf(contracts));
  if (strict && faults.length > 0) throw joinFaults(faults);
  if (faults.length > 0) say(warningsOf(faults));
  const routes = contracts.map(({ route }) => route);
  checkBasePath(basePath, routes, '--base');
  const portal = portalOf(contracts, options);
  const site = await makeWorkplace(root, contracts, portal);
  const work = async () => {
    const generated = await runGenerate(site, strict);
    const found = warningsIn(generated.log, contracts);
    if (generated.status !== 0) throw new UserError(found);
    if (found) say(found);
    if (check) {
      const checked = await runCheckPages(site);
      if (checked.status !== 0) throw new UserError(warningsIn(checked.log, contracts));
      return say('The portal can be made. Nothing was written.');
    }
    say('Building …');
    const built = await runBuild(site);
    if (built.status !== 0) throw new UserError(`The portal was not built:\n${warningsIn(built.log, contracts)}`);
    await publish(path.join(site, 'build'), out);
    if (built.log.includes(LEFT_OUT)) say(LEFT_OUT);
    say(`${portal.site.title}: ${out}. Samples read the key from ${portal.site.keyVariable}.`);
  };
  await stoppable(() => work().finally(() => removeWorkplace(site)));
}
