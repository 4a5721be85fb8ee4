import type { FeedbackOptions } from '../../portal/options';
import type { FeedbackSettings } from './settings';

/** Said once per production build that shows no feedback. */
export const OFF_MESSAGE = 'Feedback: FEEDBACK_PROJECT_ID is not set, pages are built without the feedback widget.';

/**
 * What the pages are told. Without a project a production build has no feedback;
 * the dev server shows a preview that sends nothing.
 */
export function feedbackSettings({ projectId }: FeedbackOptions, production: boolean): FeedbackSettings {
  if (projectId) return { mode: 'live', projectId };
  return { mode: production ? 'off' : 'preview', projectId: '' };
}
