import { createRequire } from 'node:module';
import path from 'node:path';
import type { PluginConfig, PluginModule } from '@docusaurus/types';

const load = createRequire(path.join(__dirname, '../../package.json'));

/** A module of this repository as Docusaurus takes it: a function that knows how its options are checked. */
function asFunction(file: string): PluginModule {
  const module = (): { default: PluginModule } & Pick<PluginModule, 'validateOptions'> => load(file);
  const plugin: PluginModule = (context, options) => module().default(context, options);
  return Object.defineProperty(plugin, 'validateOptions', { get: () => module().validateOptions });
}

/**
 * A plugin that is named by its file in this repository, to be loaded as the rest of the configuration is: Docusaurus
 * would compile it, and everything it imports, once more. Plugins of packages stay as they are.
 */
export function ownPlugin(plugin: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  return typeof name === 'string' && name.startsWith('./') ? ([asFunction(name), options] as PluginConfig) : plugin;
}
