/**
 * Runs the portal plugin as a build does (options from the environment, validation, `loadContent`)
 * and ends as Docusaurus ends: an error is printed with `inspect` and the exit code is 1.
 * Arguments: the site's folder, and options to lay over those of the environment, as JSON.
 */
import { inspect } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import portalPlugin, { validateOptions } from '../../../src/portal';
import { portalOptions } from '../../../src/portal/environment';

async function main(siteDir = '.', overrides = '{}'): Promise<void> {
  const user = portalOptions(process.env);
  const options = validateOptions({
    validate: normalizePluginOptions as never,
    options: { ...user, translations: { ...user.translations, ...JSON.parse(overrides) } },
  });
  const plugin = portalPlugin({ siteDir } as LoadContext, options);
  const start = performance.now();
  try {
    const { origin, attributes } = (await plugin.loadContent?.()) ?? { origin: 'none', attributes: [] };
    const labels = attributes.slice(0, 3).map(({ key, label }) => `${key}=${label.da}`);
    const keyLeft = process.env.API_KEY !== undefined;
    console.log(`RESULT ${JSON.stringify({ origin, count: attributes.length, labels, keyLeft })}`);
  } finally {
    console.log(`took ${Math.round(performance.now() - start)} ms`);
  }
}

main(...process.argv.slice(2)).catch((error) => {
  console.error(inspect(error, { depth: Number.POSITIVE_INFINITY }));
  process.exitCode = 1;
});
