/** What the portal plugin hands to the pages; see `index.ts`. */
declare module '@generated/portal/default/feedback.json' {
  import type { FeedbackSettings } from '@site/src/feedback/build/settings';

  const settings: FeedbackSettings;
  export default settings;
}
