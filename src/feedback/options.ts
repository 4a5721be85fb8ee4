import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { readVariable } from '../lib/environment';

export interface FeedbackOptions {
  /** PushFeedback project; empty: production shows no feedback. Public, as the browser sends it. */
  projectId: string;
}

/** Options of the plugin from the environment: `FEEDBACK_PROJECT_ID`. */
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

/** Checks what the configuration says and fills in the rest. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Partial<FeedbackOptions>, FeedbackOptions>): FeedbackOptions =>
  // `validate` is typed for the options before validation; what it returns has been validated.
  validate(schema as never, options) as FeedbackOptions;
