import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { readVariable } from '../lib/environment';

export interface FeedbackOptions {
  /** PushFeedback project; empty: production shows no form. Public, as the browser sends it. */
  projectId: string;
}

/** Reads the options of the plugin from the environment: `FEEDBACK_PROJECT_ID`. */
export const feedbackOptions = (env: NodeJS.ProcessEnv): FeedbackOptions => ({
  projectId: readVariable('FEEDBACK_PROJECT_ID', env),
});

const schema = Joi.object<FeedbackOptions>({
  projectId: Joi.string()
    .allow('')
    .pattern(/^[\w-]+$/, 'project id')
    .label('projectId (FEEDBACK_PROJECT_ID)')
    .default(''),
});

/** Validates the options and fills in the defaults. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Partial<FeedbackOptions>, FeedbackOptions>): FeedbackOptions =>
  // `validate` is typed for the options before validation; its result is validated.
  validate(schema as never, options) as FeedbackOptions;
