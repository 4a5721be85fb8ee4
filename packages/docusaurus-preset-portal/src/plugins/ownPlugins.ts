import type { LoadContext, Plugin } from '@docusaurus/types';

export type MakePlugin = (context: LoadContext) => Plugin | Promise<Plugin>;

/** Makes the `postBuild` of plugins run one after another, each on what those before it wrote: Docusaurus starts all at once. */
export function ownPlugins(plugins: readonly MakePlugin[]): MakePlugin[] {
  let last: Promise<unknown> = Promise.resolve();
  const ordered = (make: MakePlugin) => async (context: LoadContext) => {
    const plugin = await make(context);
    const { postBuild } = plugin;
    if (!postBuild) return plugin;
    const inOrder: typeof postBuild = async (props) => {
      last = last.then(() => postBuild(props));
      await last;
    };
    return Object.assign(plugin, { postBuild: inOrder });
  };
  // With what `docusaurus swizzle` reads from the function.
  return plugins.map((make) => Object.assign(ordered(make), make));
}
