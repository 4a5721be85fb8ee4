import { Joi } from '@docusaurus/utils-validation';
import { UserError } from '../lib/UserError';

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
  /** Search of the reference and the docs. Default: in a site that has no search. */
  search?: boolean;
  /** Downloads of the contracts, below `/openapi`: YAML, JSON, Postman, types. Default: true. */
  downloads?: boolean;
  /**
   * Version of the client packages in TypeScript, Python and Java, below `/clients`, with samples that use them. Raise
   * it when they change. Needs the downloads. Default: no packages.
   */
  clients?: string;
  /** Markdown copy of every page of the reference, and an index of them (`llms.txt`). Default: true. */
  markdown?: boolean;
  /**
   * A sandbox that readers run, as the second environment of every sample: a file named after the site, at the root of
   * the build, for `npx`. Needs the downloads. Default: false.
   */
  sandbox?: boolean;
  /** Content policy in the HTML of every page of the site: no script runs that not every page has. Default: false. */
  policy?: boolean;
  /** Pages respond before the app runs, which starts when the browser is idle or the reader needs it. Default: false. */
  earlyScript?: boolean;
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

const schema = Joi.object<ReferenceOptions>({
  apis: Joi.array()
    .items(api)
    .min(1)
    .unique((a, b) => a.route === b.route)
    .message('{{#label}} has the route of another API; give each its own "route"'),
  search: Joi.boolean(),
  downloads: Joi.boolean().default(true),
  clients: Joi.string().pattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.0.0'),
  markdown: Joi.boolean().default(true),
  sandbox: Joi.boolean().default(false),
  policy: Joi.boolean().default(false),
  earlyScript: Joi.boolean().default(false),
});

/**
 * Checks the options of a site that adds the reference, and adds the defaults.
 *
 * @throws UserError with the path of the first option that is wrong.
 */
export function checkReferenceOptions(options: unknown): ReferenceOptions {
  const { error, value } = schema.validate(options ?? {});
  const needs = ['sandbox', 'clients'].find((name) => value?.[name] && !value.downloads);
  const fault = needs ? `"${needs}" needs "downloads": it is made from them` : error?.message;
  if (fault) throw new UserError(`docusaurus.config.ts: docusaurus-preset-portal: ${fault}.`);
  return value;
}
