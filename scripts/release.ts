import { commandLine } from '../src/lib/runCli';
import { UserError } from '../src/lib/UserError';
import { pointTo, release } from '../src/plugins/security/hosting/releases';

const usage = `Usage: npx tsx scripts/release.ts publish BUILD HOME
       npx tsx scripts/release.ts back HOME RELEASE

Publishes a build at HOME/current, or goes back to an earlier release.
  BUILD    Folder of a finished build.
  HOME     Folder that holds releases/ and current; made when it does not exist.
  RELEASE  Name of a folder in HOME/releases: 000041.`;

/** Turns an error of the file system (no rights, no space) into one message. */
const explain = (error: NodeJS.ErrnoException): never => {
  throw error.syscall ? new UserError(`${error.message}. The release in service stays.`) : error;
};

commandLine({ usage, operands: [3, 3] }, async (_, [action, first = '', second = '']) => {
  if (action !== 'publish' && action !== 'back')
    throw new UserError(`Unknown action "${action}". Write publish or back.\n\n${usage}`);
  const work = action === 'publish' ? release(first, second) : pointTo(first, second);
  console.log(`Release ${(await work.catch(explain)) ?? second} is in service.`);
});
