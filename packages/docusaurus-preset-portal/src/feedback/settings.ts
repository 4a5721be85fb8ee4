export interface FeedbackSettings {
  /** `off`: a link to the contact of the owner. `preview`: shown and labelled, sends nothing. `live`: sends to the provider. */
  mode: 'off' | 'preview' | 'live';
  /** PushFeedback project; empty unless `live`. */
  projectId: string;
}

/** Only origin that the form contacts, on sending: `connect-src` has to allow it in mode `live`. */
export const FEEDBACK_ORIGIN = 'https://app.pushfeedback.com';

/** Returns the settings for the pages. Without a project the dev server shows a preview, a build links to the contact. */
export function feedbackSettings(projectId: string, production: boolean): FeedbackSettings {
  if (projectId) return { mode: 'live', projectId };
  return { mode: production ? 'off' : 'preview', projectId: '' };
}
