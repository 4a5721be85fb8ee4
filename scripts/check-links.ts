import { command } from '../src/command';
import { reportLinks } from '../src/links';

/**
 * Follows every link, anchor and image within the built site; one that leads nowhere fails. Other sites are listed,
 * with `--external` also asked; what they return fails nothing.
 *
 *     npm run check:links -- [folder of the build] [--external]
 */
command(async () => {
  const args = process.argv.slice(2);
  const build = args.find((arg) => !arg.startsWith('--')) ?? 'build';
  const { broken, summary } = await reportLinks(build, args.includes('--external'));
  for (const line of broken) console.error(line);
  console.log(summary);
  return broken.length > 0 ? 1 : 0;
});
