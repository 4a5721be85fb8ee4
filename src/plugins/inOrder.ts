import type { LoadContext, Plugin } from '@docusaurus/types';

type MakePlugin = (context: LoadContext) => Plugin;

/**
 * Makes the `postBuild` of plugins run one after another, in the order of the list: each works on what those before it
 * wrote. Docusaurus starts all at once.
 */
export function inOrder(plugins: readonly MakePlugin[]): MakePlugin[] {
  let last: Promise<unknown> = Promise.resolve();
  return plugins.map((make) => (context) => {
    const plugin = make(context);
    const postBuild: Plugin['postBuild'] = async (props) => {
      last = last.then(() => plugin.postBuild?.(props));
      await last;
    };
    return { ...plugin, postBuild };
  });
}
