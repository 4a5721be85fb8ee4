import { attribute, type HtmlPage } from '../../../lib/html';

/**
 * Returns the offset in the HTML of a page for its policy: right after the charset, before any code.
 *
 * @throws Error when the page has no charset.
 */
export function policyPlace({ name, elements }: HtmlPage): number {
  const charset = elements.find((one) => one.tagName === 'meta' && attribute(one, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error(`${name} has no <meta charset>, after which its content policy would stand.`);
  return end;
}

/**
 * Returns the HTML of a page with a policy.
 *
 * @param breaks Offsets at which a line of code may break.
 */
export function protectedHtml(html: string, place: number, meta: string, breaks: readonly number[] = []): string {
  const policy = `<meta http-equiv=Content-Security-Policy content="${meta}">`;
  const inserted = [{ at: place, text: policy }, ...breaks.map((at) => ({ at, text: '<wbr>' }))];
  inserted.sort((a, b) => a.at - b.at);
  const parts = inserted.map(({ at, text }, index) => html.slice(inserted[index - 1]?.at ?? 0, at) + text);
  return [...parts, html.slice(inserted.at(-1)?.at ?? 0)].join('');
}
