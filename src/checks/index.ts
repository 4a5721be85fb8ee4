import type { Faults } from 'docusaurus-preset-portal/node';
import { siteTranslations } from '../attribute-translations';
import { dataFaults } from './data';
import { proseFaults } from './prose';

/**
 * Finds the faults of the guides and of their data, which `npm start`, `npm run check` and a build print. A build takes
 * the prose as it is.
 *
 * @throws UserError if the attribute translations can't be fetched.
 */
export async function findFaults(guides: () => Promise<Faults>): Promise<Faults> {
  const { NODE_ENV } = process.env;
  const faults = dataFaults();
  // What the elements show of broken data is not worth the time.
  if (faults.length > 0 && NODE_ENV === 'development') return { faults, dangling: [], warnings: [] };
  await siteTranslations();
  const found = await guides();
  const prose = NODE_ENV === 'production' ? { faults: [], unused: [] } : await proseFaults();
  return {
    faults: [...faults, ...found.faults, ...prose.faults],
    dangling: found.dangling,
    warnings: [...found.warnings, ...prose.unused],
  };
}
