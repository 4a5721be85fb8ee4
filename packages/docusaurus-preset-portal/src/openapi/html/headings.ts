const HEADING = /<(\/?)h([1-6])\b/g;
const LOWEST_LEVEL = 6;

/** Makes headings begin at a level of the page, without gaps; bold paragraphs without a level, as in lists of fields. */
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
