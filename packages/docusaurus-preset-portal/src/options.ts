import { Joi } from '@docusaurus/utils-validation';
import { defaultOptions } from './defaults';
import { UserError } from './lib/UserError';
import type { Extra } from './plugins/generation/generateAll';
import type { StaticElements } from './plugins/static-content/options';
import type { OwnData } from './sandbox/data';
import type { SearchPluginOptions as SearchOptions } from './search';

/**
 * Options of the preset that makes a whole portal: what it has besides the reference of its APIs. With `apis` the preset
 * adds a reference to another site, and takes the options of `apis/options.ts`.
 */
export interface Options {
  /** Elements that MDX pages use without an import. Default: those that need nothing but contracts. */
  elements?: StaticElements;
  /** Modules that guides may import (`plugins/static-content/options.ts`), as they are written there. */
  imports?: string[];
  /** Search sources besides the reference and the guides. Default: what changed. */
  searched?: SearchOptions['otherSources'];
  /** Module that shows what a pasted identifier is, in the search (`search/client/identifierVerdict.ts`). */
  verdict?: string;
  /** Data of the sandbox besides the contracts; none if all its values are examples or made up. */
  sandboxData?: () => Promise<OwnData>;
  /** Origins that pages request besides their own, for the content policy. */
  connect?: readonly string[];
  /** Files that are made together with the reference. */
  extras?: readonly Extra[];
  /** Workflows of the APIs (Arazzo 1.0): a file below `docs/_data` or `api-specs`. Default: `docs/_data/workflows.arazzo.yaml`, if there is one. */
  workflows?: string;
}

const schema = Joi.object<Options>({
  elements: Joi.object(),
  imports: Joi.array().items(Joi.string()),
  searched: Joi.function(),
  verdict: Joi.string(),
  sandboxData: Joi.function(),
  connect: Joi.array().items(Joi.string().uri()),
  extras: Joi.array().items(Joi.object()),
  workflows: Joi.string(),
});

/** Options with what they are by default. */
export type FullOptions = Options & Required<Pick<Options, 'elements' | 'searched'>>;

/** Adds the defaults of the options that are missing. */
export const withDefaults = (options: Options): FullOptions => ({ ...defaultOptions(), ...options });

/**
 * Checks the options of the preset, and adds the defaults.
 *
 * @throws UserError with the path of the first option that is wrong.
 */
export function checkOptions(options: unknown): FullOptions {
  const { error, value } = schema.validate(options ?? {});
  if (error) throw new UserError(`docusaurus.config.ts: docusaurus-preset-portal: ${error.message}.`);
  return withDefaults(value);
}
