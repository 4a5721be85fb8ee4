/** Feedback as the pages know it. */
export interface FeedbackSettings {
  /** `off`: nothing is shown. `preview`: shown and labelled, sends nothing. `live`: sends to the provider. */
  mode: 'off' | 'preview' | 'live';
  projectId: string;
}

/** The only origin feedback talks to, and only on sending: what a `connect-src` has to allow in mode `live`. */
export const FEEDBACK_ORIGIN = 'https://app.pushfeedback.com';
