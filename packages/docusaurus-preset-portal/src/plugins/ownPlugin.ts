import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, PluginConfig, PluginModule } from '@docusaurus/types';
import { exitWithMessage } from '../lib/runCli';

const STEPS = ['loadContent', 'contentLoaded', 'allContentLoaded', 'postBuild'] as const;

/** Makes wrong input in any step of a plugin end a build in its message. */
function withPlainErrors(plugin: Plugin<unknown>): Plugin<unknown> {
  for (const name of STEPS) {
    const step = plugin[name] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (step)
      Object.assign(plugin, { [name]: async (...args: unknown[]) => step.apply(plugin, args).catch(exitWithMessage) });
  }
  return plugin;
}

/** A module as Docusaurus takes it: a function that knows how its options are checked. */
function asFunction(file: string, folder: string): PluginModule {
  const load = createRequire(path.join(folder, 'package.json'));
  const module = (): { default: PluginModule } & Pick<PluginModule, 'validateOptions'> => load(file);
  const plugin: PluginModule = async (context, options) => {
    const made = await Promise.resolve(module().default(context, options)).catch(exitWithMessage);
    return made && withPlainErrors(made);
  };
  return Object.defineProperty(plugin, 'validateOptions', { get: () => module().validateOptions });
}

/**
 * A plugin that is named by its file, to be loaded as the rest of the configuration is: Docusaurus would compile it, and
 * everything it imports, once more. Plugins of other packages stay as they are.
 *
 * @param folder Folder that the name of the file begins at.
 */
export function ownPlugin(plugin: PluginConfig, folder: string): PluginConfig {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  return typeof name === 'string' && /^(\.\/|docusaurus-preset-portal\/)/.test(name)
    ? ([asFunction(name, folder), options] as PluginConfig)
    : plugin;
}
