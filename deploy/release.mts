import { pointTo, release } from './releases.mts';

/**
 * Puts a build into service, or an earlier release back.
 *
 * Usage: tsx deploy/release.mts publish <build folder> <home>
 *        tsx deploy/release.mts back <home> <release>
 */
const [command, first, second] = process.argv.slice(2);
if (!first || !second || (command !== 'publish' && command !== 'back'))
  throw new Error('Usage: tsx deploy/release.mts publish <build folder> <home> | back <home> <release>');
if (command === 'publish') console.log(`Release ${await release(first, second)} is in service.`);
else await pointTo(first, second);
