/** Path of the Markdown twin of a page: `/docs/errors.md`; that of the landing page is `/index.md`. */
export const markdownPath = (permalink: string): string => `${permalink.replace(/\/+$/, '') || '/index'}.md`;
