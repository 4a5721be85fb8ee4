/** Returns the path of the Markdown copy of a page: `/docs/errors.md`, and `/index.md` for the landing page. */
export const markdownPath = (permalink: string): string => `${permalink.replace(/\/+$/, '') || '/index'}.md`;
