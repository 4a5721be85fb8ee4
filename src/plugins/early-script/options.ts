import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export type Options = {
  /**
   * Modules (`ControlModule`) that know a control of the app before the app runs, by the name that the control has in
   * its attribute `data-control`.
   */
  controls: Readonly<Record<string, string>>;
};

export const DEFAULT_OPTIONS: Options = { controls: {} };

const OptionsSchema = Joi.object<Options>({
  controls: Joi.object()
    .pattern(/^[a-z-]+$/, Joi.string())
    .default(DEFAULT_OPTIONS.controls),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(OptionsSchema, options);
}
