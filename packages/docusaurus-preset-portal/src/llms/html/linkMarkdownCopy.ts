import { withBasePath } from '../../lib/basePath';
import { INDEX } from '../pages/addresses';

const attribute = (path: string): string => (/^[\w./~%-]+$/.test(path) ? path : `"${path.replaceAll('"', '&quot;')}"`);

const headOf = (index: string, markdownCopy: string | undefined): string =>
  `<link rel=describedby href=${attribute(index)}>${markdownCopy ? `<link rel=alternate type=text/markdown href=${attribute(markdownCopy)}>` : ''}`;

/** Note for programs that read only the beginning of a page. Hidden visually and from screen readers. */
const noteOf = (index: string, markdownCopy: string | undefined): string =>
  `<p class=visually-hidden aria-hidden=true>For programs: <a tabindex=-1 href="${index}">index of all pages</a>${
    markdownCopy ? `, <a tabindex=-1 href=${attribute(markdownCopy)}>this page as Markdown</a>` : ''
  }</p>`;

/** Adds links to the Markdown copy to a page, if it has one. @throws Error if the page has no head and body tags. */
export function linkMarkdownCopy(html: string, markdownCopy: string | undefined, basePath: string): string {
  const head = html.indexOf('</head>');
  const body = /<body[^>]*>/.exec(html.slice(Math.max(head, 0)));
  if (head < 0 || !body) throw new Error('A page without <head> and <body> can not point to its Markdown.');
  const start = head + body.index + body[0].length;
  const to = [withBasePath(INDEX, basePath), markdownCopy && withBasePath(markdownCopy, basePath)] as const;
  return html.slice(0, head) + headOf(...to) + html.slice(head, start) + noteOf(...to) + html.slice(start);
}
