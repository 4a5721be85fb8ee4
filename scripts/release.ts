import { command } from '../src/command';
import { pointTo, release } from '../src/delivery/hosting/releases';

/**
 * Puts a build into service, or an earlier release back.
 *
 * Usage: tsx scripts/release.ts publish <build folder> <home>
 *        tsx scripts/release.ts back <home> <release>
 */
command(async () => {
  const [command, first, second] = process.argv.slice(2);
  if (!first || !second || (command !== 'publish' && command !== 'back'))
    throw new Error('Usage: tsx scripts/release.ts publish <build folder> <home> | back <home> <release>');
  if (command === 'publish') console.log(`Release ${await release(first, second)} is in service.`);
  else await pointTo(first, second);
});
