/** Settings that the feedback plugin passes to the pages; see `index.ts`. */
declare module '@generated/feedback/default/settings.json' {
  import type { FeedbackSettings } from 'docusaurus-preset-portal/feedback/settings';

  const settings: FeedbackSettings & { contact: string; siteUrl: string };
  export default settings;
}
