import type { AllContent } from '@docusaurus/types';

/** Content that a content plugin of the preset loaded. */
export const loadedContent = <Content>(allContent: AllContent, kind: 'docs' | 'pages') =>
  allContent[`docusaurus-plugin-content-${kind}`]?.default as Content;
