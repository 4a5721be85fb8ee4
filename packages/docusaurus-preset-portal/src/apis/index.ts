import { createRequire } from 'node:module';
import type { LoadContext, Preset } from '@docusaurus/types';
import { setReferenceContent } from './content';
import { readExistingApis } from './existingPages';
import { checkReferenceOptions } from './options';
import { setReferencePaths } from './paths';
import type * as Plugins from './plugins';

const load = createRequire(__filename);

/**
 * Adds the reference of some APIs to a site: a docs plugin for each, whose pages are made from the contract. Everything
 * else in the site stays as it is.
 *
 * @throws UserError if a contract is missing.
 */
export default function referencePreset(context: LoadContext, given: unknown): Preset {
  const options = checkReferenceOptions(given);
  // The commands that make the pages that are read here.
  if (/^(?:gen|clean)-api-docs/.test(process.argv[2] ?? '')) return {};
  setReferencePaths(context);
  const existing = options.apis ? [] : readExistingApis(context);
  const specs = options.apis ?? existing;
  const apis = setReferenceContent(specs, options, context);
  // Some modules read content and paths as they load, so they are loaded when both are set.
  const { pluginsOf } = load('./plugins') as typeof Plugins;
  return { plugins: pluginsOf({ ...options, apis: specs }, apis, existing, context.siteDir) };
}
