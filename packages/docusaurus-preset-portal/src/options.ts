import { Joi } from '@docusaurus/utils-validation';
import { UserError } from './lib/UserError';
import type { Extra } from './plugins/generation/generateAll';
import type { StaticElements } from './plugins/static-content/options';
import type { OwnData } from './sandbox/data';
import type { Options as SearchOptions } from './search';

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

/** Options of the preset in a site of any kind: the reference of some APIs, and what comes with it. */
export interface ReferenceOptions {
  /** Default: the contracts of `docusaurus-plugin-openapi-docs` in this site; its pages are then shown by this preset. */
  apis?: ApiOption[];
  /** Downloads of the contracts, below `/openapi`: YAML, JSON, Postman, types. Default: true. */
  downloads?: boolean;
  /** Markdown copy of every page of the reference, and an index of them (`llms.txt`). Default: true. */
  markdown?: boolean;
  /** Search of the reference, at `/search` and in place of the theme's search field. Default: false. */
  search?: boolean;
}

/** Options of the preset in a site that is a portal: what it has besides the reference of its APIs. */
export interface PortalOptions {
  /** Elements that MDX pages use without an import. */
  elements: StaticElements;
  /** Modules that guides may import (`plugins/static-content/options.ts`), as they are written there. */
  imports?: string[];
  /** Search sources besides the reference and the guides. */
  searched: SearchOptions['otherSources'];
  /** Module that shows what a pasted identifier is, in the search (`search/client/identifierVerdict.ts`). */
  verdict?: string;
  /** Data of the sandbox besides the contracts; none if all its values are examples or made up. */
  sandboxData?: () => Promise<OwnData>;
  /** Files that are made together with the reference. */
  extras?: readonly Extra[];
}

export type Options = ReferenceOptions | PortalOptions;

const api = Joi.object<ApiOption>({
  spec: Joi.string().required(),
  route: Joi.string()
    .pattern(/^(\/[a-zA-Z0-9_~][\w.~-]*)+$/, 'an address such as /api or /docs/api, without a slash at its end')
    .default('/api'),
  id: Joi.string().pattern(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  title: Joi.string(),
  previous: Joi.array().items(Joi.string()).default([]),
});

const reference = Joi.object<ReferenceOptions>({
  apis: Joi.array()
    .items(api)
    .min(1)
    .unique((a, b) => a.route === b.route)
    .message('{{#label}} has the route of another API; give each its own "route"'),
  downloads: Joi.boolean().default(true),
  markdown: Joi.boolean().default(true),
  search: Joi.boolean().default(false),
});

const portal = Joi.object<PortalOptions>({
  elements: Joi.object().required(),
  imports: Joi.array().items(Joi.string()),
  searched: Joi.function().required(),
  verdict: Joi.string(),
  sandboxData: Joi.function(),
  extras: Joi.array().items(Joi.object()),
});

/**
 * Checks the options of the preset, and adds defaults.
 *
 * @throws UserError with the path of the first option that is wrong.
 */
export function checkOptions(options: unknown): Options {
  const isPortal = typeof options === 'object' && options !== null && 'elements' in options;
  const { error, value } = (isPortal ? portal : reference).validate(options ?? {});
  if (error) throw new UserError(`docusaurus.config.ts: docusaurus-preset-portal: ${error.message}.`);
  return value;
}
