const HEADING = /<(\/?)h([1-6])\b/g;
const LOWEST_LEVEL = 6;

/**
 * Returns HTML whose headings begin at a level of the page, so that none stands beside the title of the page, and none
 * skips a level. Without a level they become bold paragraphs: a list of fields has no headings.
 */
export function withHeadingsFrom(html: string, first?: number): string {
  if (first === undefined)
    return html.replace(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g, '<p><strong>$2</strong></p>').replace(HEADING, '<$1p');
  /** Levels of the headings above the current one, in the text. */
  let outer: number[] = [];
  return html.replace(HEADING, (_, slash: string, digit: string) => {
    const level = Number(digit);
    if (slash === '') outer = [...outer.filter((one) => one < level), level];
    return `<${slash}h${Math.min(first + outer.length - 1, LOWEST_LEVEL)}`;
  });
}
