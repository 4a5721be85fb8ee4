import { attribute, type Element, type HtmlPage } from '../../../lib/html';

const isPolicy = (element: Element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/** Offsets in the HTML of a page where a policy is removed or inserted. */
export interface PolicyPlace {
  /** Content policies of an earlier run. */
  removed: { start: number; end: number }[];
  /** Right after the charset, before any code. */
  insertAt: number;
}

/**
 * Finds the position of the policy in a page.
 *
 * @throws Error when the page has no charset.
 */
export function policyPlace({ name, elements }: HtmlPage): PolicyPlace {
  const place: PolicyPlace = { removed: [], insertAt: -1 };
  for (const element of elements) {
    const tag = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
    if (!tag) continue;
    const { startOffset: start, endOffset: end } = tag;
    if (isPolicy(element)) place.removed.push({ start, end });
    if (element.tagName === 'meta' && attribute(element, 'charset') !== undefined) place.insertAt = end;
  }
  if (place.insertAt < 0) throw new Error(`${name} has no <meta charset>, after which its content policy would stand.`);
  return place;
}

/**
 * Returns the HTML of a page with one policy.
 *
 * @param breaks Offsets at which a line of code may break.
 */
export function protectedHtml(
  html: string,
  { removed, insertAt }: PolicyPlace,
  meta: string,
  breaks: readonly number[] = [],
): string {
  const policy = `<meta http-equiv=Content-Security-Policy content="${meta}">`;
  const changes = [
    ...removed.map((range) => ({ ...range, text: '' })),
    { start: insertAt, end: insertAt, text: policy },
    ...breaks.map((at) => ({ start: at, end: at, text: '<wbr>' })),
  ];
  // At one place what is inserted goes before what is removed.
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  const kept = changes.map(({ start, text }, index) => html.slice(changes[index - 1]?.end ?? 0, start) + text);
  return [...kept, html.slice(changes.at(-1)?.end ?? 0)].join('');
}
