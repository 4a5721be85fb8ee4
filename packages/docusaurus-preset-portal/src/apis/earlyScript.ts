import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildLog } from '../lib/log';
import earlyScriptPlugin from '../plugins/early-script';
import { waits } from '../plugins/early-script/mode';
import { template } from '../plugins/early-script/template';
import { changedParts } from '../plugins/upstream/privateParts';

/** Private parts of Docusaurus that the early script needs. */
const PARTS = ['ssg/ssgTemplate.html.js', 'webpack/client.js', 'client/BaseUrlIssueBanner/index.js'].map(
  (file) => `@docusaurus/core/lib/${file}`,
);

/** Controls that respond before the app runs; presses of other controls wait for the app. */
const controls = { search: 'docusaurus-preset-portal/search/client/control' };

/** Starts the app of a site when the browser is idle or the reader needs it. With other private parts it only warns. */
export default async function referenceEarlyScriptPlugin(context: LoadContext): Promise<Plugin> {
  const core = require.resolve('@docusaurus/core/package.json', { paths: [context.siteDir] });
  const [changed] = await changedParts(path.join(core, '../../..'), PARTS);
  if (changed) {
    buildLog.warn(`docusaurus-preset-portal: earlyScript is off. It needs Docusaurus 3.6.3: ${changed}`);
    return { name: 'early-script' };
  }
  const plugin = earlyScriptPlugin(context, { controls, entry: path.join(__dirname, 'earlyEntry.ts') });
  return {
    ...plugin,
    getClientModules: () => [...(plugin.getClientModules?.() ?? []), path.join(__dirname, 'reportHydration.ts')],
    configureWebpack(...args) {
      // Not before: the browser would get it with the configuration.
      if (waits()) context.siteConfig.ssrTemplate = template;
      return plugin.configureWebpack?.(...args) ?? {};
    },
  };
}
