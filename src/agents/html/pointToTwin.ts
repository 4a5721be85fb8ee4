import { INDEX } from '../pages/addresses';

const attribute = (path: string): string => (/^[\w./~%-]+$/.test(path) ? path : `"${path.replaceAll('"', '&quot;')}"`);

/** In the head: the index for programs, and the twin of the page. */
const headOf = (twin: string | undefined): string =>
  `<link rel=describedby href=${INDEX}>${twin ? `<link rel=alternate type=text/markdown href=${attribute(twin)}>` : ''}`;

/** First in the page, for programs that read only its beginning. Readers with eyes or a screen reader don't meet it. */
const noteOf = (twin: string | undefined): string =>
  `<p class=visually-hidden aria-hidden=true>For programs: <a tabindex=-1 href="${INDEX}">index of all pages</a>${
    twin ? `, <a tabindex=-1 href=${attribute(twin)}>this page as Markdown</a>` : ''
  }</p>`;

/**
 * A page with what leads programs from it to Markdown.
 *
 * @param twin Path of its twin; undefined for a page without one.
 * @throws Error when the page has no head and body with tags.
 */
export function pointToTwin(html: string, twin: string | undefined): string {
  const head = html.indexOf('</head>');
  const body = /<body[^>]*>/.exec(html.slice(Math.max(head, 0)));
  if (head < 0 || !body) throw new Error('A page without <head> and <body> can not point to its Markdown.');
  const start = head + body.index + body[0].length;
  return html.slice(0, head) + headOf(twin) + html.slice(head, start) + noteOf(twin) + html.slice(start);
}
