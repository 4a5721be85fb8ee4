import { type Element, type HtmlPage, textOf } from '../../packages/docusaurus-preset-portal/src/lib/html';

/**
 * Removes differences between bundlers that do not matter: hashed file names, and the minifier's form of inline code.
 */
function attributesOf({ attrs }: Element): string {
  return attrs
    .map(({ name, value }) => {
      const text = value
        .replace(/\/assets\/(js|css)\/[\w.~-]+/g, '/asset')
        .replace(/'sha256-[\w+/=]+'/g, 'hash')
        // Minifiers write `initial-scale=1.0` as `initial-scale=1`.
        .replace(/=1\.0\b/, '=1')
        .replace(/\s+/g, ' ')
        .trim();
      // `defer` is the same as `defer="defer"`.
      return text === name ? name : `${name}="${text}"`.replace('=""', '');
    })
    .sort()
    .join(' ');
}

/** The elements of a page in their order, with attributes and direct text, as lines that can be compared. */
export const domOf = ({ elements }: HtmlPage): string[] =>
  elements.map((element) => {
    const text = element.tagName === 'script' ? '' : textOf(element).replace(/\s+/g, ' ').trim();
    return `<${element.tagName} ${attributesOf(element)}>${text}`;
  });
