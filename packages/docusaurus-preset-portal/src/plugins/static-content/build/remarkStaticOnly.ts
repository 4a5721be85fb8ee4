import { site } from 'docusaurus-preset-portal/content';
import type { Root } from 'mdast';
import { noteFaults } from '../../../lib/danglingReferences';
import { FORBIDDEN_ELEMENTS, isSafeAddress } from '../../../lib/safeMarkup';
import type { StaticContentOptions } from '../options';
import { locate, type PageFile } from './mdast';
import { type JsxElement, type PageCode, readPageCode } from './pageCode';

export const WHY = 'A built page is static HTML: a component that needs JavaScript does nothing there.';
/** Authors of a portal without a repository have no code to change. */
export const GUIDE_HINT = site.repository ? 'See "Add a guide" in CONTRIBUTING.md.' : '';

const METADATA = 'use "title", "description", "keywords" and "image" of the front matter.';
const ENHANCE = site.repository
  ? 'add an element with "enhance" to the option "elements" of the preset.'
  : 'leave it out.';
const STYLES = site.repository ? 'write styles in a style sheet of the site.' : 'leave it out.';

const INSTEAD = new Map([
  ['Head', METADATA],
  ['meta', METADATA],
  ['base', 'write addresses from the root, as in /docs/page.'],
  ['link', STYLES],
  ['style', STYLES],
  ['form', ENHANCE],
  ['script', ENHANCE],
  ['iframe', 'link to the page: the content policy allows no frames.'],
]);

/** Attributes that hold an address, as HTML, JSX and the components of Docusaurus write them. */
const ADDRESS = /^(xlink:?)?href$|^(src|srcset|to|poster|data|ping|cite)$|action$/i;

/** Docusaurus leaves the path behind `pathname://` to the server. */
const faultOfAddress = (address: string): string | undefined =>
  isSafeAddress(address.replace(/^pathname:\/\//, ''))
    ? undefined
    : `the address "${address}" can't be a link: write a path of this site, https:, http:, mailto: or tel:.`;

/** Elements that Docusaurus makes of `<details>`. */
const FROM_MARKDOWN = ['Details'];

function faultOfElement({ name, attributes, isInText }: JsxElement, known: ReadonlySet<string>): string | undefined {
  if (name === 'Head' || FORBIDDEN_ELEMENTS.has(name.toLowerCase()))
    return `<${name}> does not work on a static page: ${INSTEAD.get(name) ?? 'link to the file.'}`;
  for (const [key, value] of attributes) {
    const fault = ADDRESS.test(key) && value !== undefined && faultOfAddress(value);
    if (fault) return fault;
  }
  const handler = [...attributes.keys()].find((attribute) => /^on[A-Z]/.test(attribute));
  if (handler)
    return `<${name} ${handler}>: ${WHY} ${ENHANCE.replace(/^./, (letter) => letter.toUpperCase())} ${GUIDE_HINT}`.trim();
  if (!isInText || !/^[A-Z]\w*$/.test(name) || known.has(name)) return undefined;
  return `<${name}> is not an element of this site, and the page does not import it. Elements: ${[...known].sort().join(', ')}.`;
}

function* faultsOf(code: PageCode, { elements }: StaticContentOptions) {
  const known = new Set([...Object.keys(elements), ...FROM_MARKDOWN, ...code.defined]);
  for (const element of code.elements) {
    const text = faultOfElement(element, known);
    if (text) yield { at: element.at, text };
  }
  for (const { address, at } of code.addresses) {
    const text = faultOfAddress(address);
    if (text) yield { at, text };
  }
}

/**
 * remark plugin: refuses what a static page can't hold, in the dev server and in a build alike: it would work in the
 * one, and be dead in the other. Of a page with faults it keeps the headings, which other pages link to.
 */
export function remarkStaticOnly(options: StaticContentOptions) {
  return (tree: Root, file: PageFile): void => {
    const faults = [...faultsOf(readPageCode(tree), options)].map(({ at, text }) => `${locate(file, at)}: ${text}`);
    noteFaults(faults);
    if (faults.length > 0)
      tree.children = tree.children.filter(({ type }) => type === 'heading' || type === 'mdxjsEsm');
  };
}
