/** Feedback as the pages know it. */
export interface FeedbackSettings {
  /** `off`: nothing is shown. `preview`: shown and labelled, sends nothing. `live`: sends to the provider. */
  mode: 'off' | 'preview' | 'live';
  /** PushFeedback project; empty unless `live`. */
  projectId: string;
}

/** The only origin feedback talks to, and only on sending: what a `connect-src` has to allow in mode `live`. */
export const FEEDBACK_ORIGIN = 'https://app.pushfeedback.com';

/**
 * Settings for the pages. Without a project a production build has no feedback;
 * the dev server shows a preview that sends nothing.
 */
export function feedbackSettings(projectId: string, production: boolean): FeedbackSettings {
  if (projectId) return { mode: 'live', projectId };
  return { mode: production ? 'off' : 'preview', projectId: '' };
}
