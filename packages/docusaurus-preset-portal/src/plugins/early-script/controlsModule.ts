import type { EarlyScriptOptions } from './options';

/** Source of the module that holds what is known of controls before the app runs, by their names. */
export function controlsModule(controls: EarlyScriptOptions['controls']): string {
  const entries = Object.entries(controls);
  const imports = entries.map(([, file], index) => `import * as control${index} from ${JSON.stringify(file)};`);
  const names = entries.map(([name], index) => `  ${JSON.stringify(name)}: control${index},`);
  return [...imports, 'export default {', ...names, '};', ''].join('\n');
}
