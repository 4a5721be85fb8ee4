import type { LoadContext, Plugin } from '@docusaurus/types';
import { exitWithMessage } from '../lib/runCli';

type MakePlugin = (context: LoadContext) => Plugin | Promise<Plugin>;
type Step = (...args: unknown[]) => Promise<unknown>;

const STEPS = ['loadContent', 'contentLoaded', 'allContentLoaded', 'postBuild'] as const;

/**
 * Makes the `postBuild` of plugins run one after another, each on what those before it wrote: Docusaurus starts all at
 * once. Wrong input in any step ends a build with its message alone.
 */
export function ownPlugins(plugins: readonly MakePlugin[]): MakePlugin[] {
  let last: Promise<unknown> = Promise.resolve();
  const inOrder =
    (step: Step): Step =>
    (...args) => {
      last = last.then(() => step(...args));
      return last;
    };
  return plugins.map((make) => async (context) => {
    const plugin = await Promise.resolve(context).then(make).catch(exitWithMessage);
    for (const name of STEPS) {
      const given = plugin[name] as Step | undefined;
      const step = given && name === 'postBuild' ? inOrder(given) : given;
      if (step) Object.assign(plugin, { [name]: async (...args: unknown[]) => step(...args).catch(exitWithMessage) });
    }
    return plugin;
  });
}
