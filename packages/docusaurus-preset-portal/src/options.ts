import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { nearestName, UserError } from 'openapi-toolkit';
import type { Portal } from './content/portal';
import type { ClientsOption } from './content/site';
import type { Faults } from './lib/danglingReferences';
import type { Extra } from './plugins/generation/generateAll';
import type { StaticElements } from './plugins/static-content/options';
import type { MakeTypes } from './reference/generate/downloads';
import type { SearchPluginOptions as SearchOptions } from './search';

/** A contract whose reference a site shows. */
export interface ApiOption {
  /** OpenAPI 2.0, 3.0, 3.1 or 3.2, YAML or JSON; relative to the site. */
  spec: string;
  /** Address of the overview; the operations are below it. Default: `/api`. */
  route?: string;
  /** Name of files and downloads, lower case. Default: from the name of the contract's file. */
  id?: string;
  /** Default: `info.title` of the contract. */
  title?: string;
  /** Earlier versions of the contract, for the history on the pages. Default: none. */
  previous?: string[];
}

/** Makes the plugin that packs the sandbox, after all that the preset writes. */
export type MakeSandbox = (context: LoadContext, portal: Portal) => Plugin;

/** Options of the preset. Either `apis` or `content` is required. */
export interface Options {
  /** Contracts whose reference is added to a site; at least one, each with a route of its own. */
  apis?: ApiOption[];
  /** Module of a site that the preset makes as a whole: a field of `Site` for each export; relative to the site. */
  content?: string;
  /** Search of the reference and the docs. Default: with `content`, and in a site that has no search. */
  search?: boolean;
  /** Makes the TypeScript types among the downloads: `contractTypes` of `portal-cli`. Default: none. */
  types?: MakeTypes;
  /**
   * A sandbox that readers run, as the second environment of every sample: `sandboxFile()` of `portal-cli` packs a file
   * named after the site, at the root of the build, for `npx`. Default: none.
   */
  sandbox?: MakeSandbox;
  /** Elements that MDX pages use without an import. Default: those that need nothing but contracts. */
  elements?: StaticElements;
  /** Modules that guides may import (`plugins/static-content/options.ts`), as they are written there. */
  imports?: string[];
  /** Folders of modules that only export values, like `content`: a page gets those that it uses. Default: none. */
  data?: string[];
  /** Search sources besides the reference and the guides. Default: what changed. */
  searched?: SearchOptions['otherSources'];
  /** Module that shows what a pasted identifier is, in the search (`IdentifierVerdict` of `./content`). */
  verdict?: string;
  /** Font that every page loads beside its style sheet; a file, relative to the site. Default: none. */
  font?: string;
  /** Origins that pages request besides their own, for the content policy. */
  connect?: readonly string[];
  /** Texts of `<style>` elements that code adds to pages, for the content policy. */
  styles?: readonly string[];
  /**
   * Finds the faults of the guides, which `guides` does, and of what else writers edit: a build fails with all of them
   * before it begins, the dev server warns of them. Default: those of the guides.
   */
  findFaults?: (guides: () => Promise<Faults>) => Promise<Faults>;
  /** Clients of the APIs, which `guides.clients` describes: `portalClients()` of `api-clients`. Default: none. */
  clients?: ClientsOption;
  /** Files that are made together with the reference. */
  extras?: readonly Extra[];
  /** Workflows of the APIs (Arazzo 1.0): a file below `docs/_data` or `api-specs`. Default: `docs/_data/workflows.arazzo.yaml`, if there is one. */
  workflows?: string;
}

const api = Joi.object<ApiOption>({
  spec: Joi.string().required(),
  route: Joi.string()
    .pattern(/^(\/[a-zA-Z0-9_~][\w.~-]*)+$/, 'an address such as /api or /docs/api, without a slash at its end')
    .default('/api'),
  id: Joi.string().pattern(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  title: Joi.string(),
  previous: Joi.array().items(Joi.string()).default([]),
});

/** Options of a site that the preset makes as a whole. */
const WITH_CONTENT = {
  elements: Joi.object(),
  imports: Joi.array().items(Joi.string()),
  data: Joi.array().items(Joi.string()),
  font: Joi.string(),
  connect: Joi.array().items(Joi.string().uri()),
  styles: Joi.array().items(Joi.string()),
  findFaults: Joi.function(),
  clients: Joi.object(),
  extras: Joi.array().items(Joi.object()),
  workflows: Joi.string(),
};

const schema = Joi.object<Options>({
  content: Joi.string(),
  apis: Joi.array()
    .items(api)
    .min(1)
    .unique((a, b) => a.route === b.route)
    .message('{{#label}} has the route of another API; give each its own "route"'),
  search: Joi.boolean(),
  searched: Joi.function(),
  verdict: Joi.string(),
  types: Joi.function().messages({ 'object.base': '"types" must be contractTypes of portal-cli' }),
  sandbox: Joi.function().messages({
    'object.base': '"sandbox" must be sandboxFile() of portal-cli, which packs it',
  }),
  ...WITH_CONTENT,
})
  .xor('apis', 'content')
  .messages({
    'object.missing': '"apis" is missing: list each contract with its path as "spec"',
    'object.xor': '"apis" and "content" exclude each other: the content lists the APIs',
    'object.with': '"{{#main}}" needs "content"',
    'object.base': '{{#label}} must be an object, in braces',
    'array.min': '{{#label}} must list a contract',
    'string.pattern.name': '{{#label}} must be {{#name}}',
  })
  .label('options');
const whole = Object.keys(WITH_CONTENT).reduce((all, name) => all.with(name, 'content'), schema);

/** Returns what is wrong with the options; for a name that there is not, the most similar one. */
function explain({ message, details: [detail] }: Joi.ValidationError): string {
  if (detail?.type !== 'object.unknown') return message;
  const { keys } = (detail.path.length > 1 ? api : whole).describe() as { keys: object };
  return `${message}. Did you mean "${nearestName(String(detail.context?.key), Object.keys(keys))}"?`;
}

/** Checks the options of the preset, and adds the defaults. @throws UserError with the path of a wrong one. */
export function checkOptions(options: unknown): Options {
  const { error, value } = whole.validate(options ?? {});
  if (!error) return value;
  throw new UserError(`docusaurus.config.ts: docusaurus-preset-portal: ${explain(error).replace(/(?<!\?)$/, '.')}`);
}
