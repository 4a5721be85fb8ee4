import type { LoadedPlugin } from '@docusaurus/types';

/**
 * Waits in one plugin's `postBuild` for the `postBuild` of all others. Docusaurus starts them in the order of the
 * plugins without waiting for any, and offers no hook after them; this watches those that are still to start.
 *
 * @param name Name of the plugin that calls.
 * @param plugins All plugins, as `postBuild` gets them.
 * @param waiting Names of plugins before the caller that wait for others, too.
 * @throws Error when a plugin that writes files stands before the caller: it has been started already.
 */
export async function afterOthers(
  name: string,
  plugins: LoadedPlugin[],
  waiting: readonly string[] = [],
): Promise<void> {
  const own = plugins.findIndex((plugin) => plugin.name === name);
  const earlier = plugins.slice(0, own).filter((plugin) => plugin.postBuild && !waiting.includes(plugin.name));
  if (earlier.length > 0)
    throw new Error(
      `docusaurus.config.ts: the plugin "${name}" must stand before ${earlier.map((plugin) => `"${plugin.name}"`).join(', ')}, whose files it works on.`,
    );
  await Promise.all(
    plugins.slice(own + 1).map(
      (plugin) =>
        new Promise<void>((resolve, reject) => {
          const { postBuild } = plugin;
          if (!postBuild) {
            resolve();
            return;
          }
          plugin.postBuild = async (props) => {
            try {
              await postBuild.call(plugin, props);
              resolve();
            } catch (error) {
              reject(error);
              throw error;
            }
          };
        }),
    ),
  );
}
