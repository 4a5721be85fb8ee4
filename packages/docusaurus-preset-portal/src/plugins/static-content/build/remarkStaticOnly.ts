import type { JSXAttribute, JSXSpreadAttribute, Node, Program } from 'estree-jsx';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { FORBIDDEN_ELEMENTS, isSafeAddress } from 'openapi-toolkit';
import { visit } from 'unist-util-visit';
import type { Portal } from '../../../content/portal';
import { noteFaults, suggestionFor } from '../../../lib/danglingReferences';
import type { StaticContentOptions } from '../options';
import { isKey, isMdxElement, locate, type MdxElement, type PageFile, type Point, UNCHECKED, visitJs } from './mdast';

/** An element of JSX, in the text of a page or inside of an expression. */
interface JsxElement {
  name: string;
  /** Names, with the values that are text. */
  attributes: Map<string, string | undefined>;
  /** In the text, where its name must be known to the page. */
  isInText: boolean;
  at?: Point;
}

interface PageCode {
  /** Names that imports and exports define. */
  defined: Set<string>;
  elements: JsxElement[];
  /** Variables in the expressions of the text. */
  variables: { name: string; at?: Point }[];
  addresses: { address: string; at?: Point }[];
}

const pointOf = ({ loc }: Node): Point | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;

function programsOf(node: Nodes): Program[] {
  const attributes = isMdxElement(node) ? node.attributes : [];
  const holders = [node, ...attributes, ...attributes.map(({ value }) => value)];
  return holders.flatMap((holder) => {
    const data = typeof holder === 'object' ? (holder?.data as { estree?: Program | null } | undefined) : undefined;
    return data?.estree ? [data.estree] : [];
  });
}

/** Text of an attribute, written as such or as `{'text'}`. */
function textOf(value: MdxJsxAttribute['value']): string | undefined {
  if (typeof value !== 'object') return value ?? undefined;
  const [statement] = value?.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'Literal' ? String(expression.value) : undefined;
}

const elementsOfHtml = (html: string, at?: Point): JsxElement[] =>
  [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^<>]*)?)>/gi)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
        ([, key = '', ...values]) => [
          key.toLowerCase().replace(/^on[a-z]/, (on) => `on${on[2]?.toUpperCase()}`),
          values.find((value) => value !== undefined),
        ],
      ),
    ),
    isInText: false,
    at,
  }));

const elementOfText = ({ name, attributes, position }: MdxElement): JsxElement => ({
  name: name ?? '',
  attributes: new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, textOf(attribute.value)]] : [],
    ),
  ),
  isInText: true,
  at: position?.start,
});

function attributeOfJs(attribute: JSXAttribute | JSXSpreadAttribute): [string, string | undefined][] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
  const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value;
  return [[attribute.name.name, value?.type === 'Literal' ? String(value.value) : undefined]];
}

function readJs(program: Program, code: PageCode, isText: boolean): void {
  visitJs(program, (node, key, ancestors) => {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) code.defined.add(local.name);
    if (node.type === 'Identifier' && (key === 'params' || ancestors.some(({ type }) => /Pattern$/.test(type))))
      code.defined.add(node.name);
    else if (node.type === 'Identifier' && isText && key !== 'meta' && !isKey(key, ancestors.at(-1)))
      code.variables.push({ name: node.name, at: pointOf(node) });
    if ((node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') && node.id?.type === 'Identifier')
      code.defined.add(node.id.name);
    if (node.type === 'JSXOpeningElement')
      code.elements.push({
        name: node.name.type === 'JSXIdentifier' ? node.name.name : '',
        attributes: new Map(node.attributes.flatMap(attributeOfJs)),
        isInText: false,
        at: pointOf(node),
      });
  });
}

/** Reads the definitions, elements and addresses of a page, in the order of its text. */
export function readPageCode(tree: Root): PageCode {
  const code: PageCode = { defined: new Set(), elements: [], variables: [], addresses: [] };
  visit(tree, (node) => {
    if (isMdxElement(node)) code.elements.push(elementOfText(node));
    if (node.type === 'html') code.elements.push(...elementsOfHtml(node.value, node.position?.start));
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      code.addresses.push({ address: node.url, at: node.position?.start });
    for (const program of programsOf(node)) readJs(program, code, /Expression$/.test(node.type));
  });
  return code;
}

export const WHY = 'A built page is static HTML: a component that needs JavaScript does nothing there.';
/** Authors of a portal without a repository have no code to change. */
export const guideHint = ({ site }: Portal): string => (site.repository ? 'See "Add a guide" in CONTRIBUTING.md.' : '');

const METADATA = 'use "title", "description", "keywords" and "image" of the front matter.';
const enhanceHint = ({ site }: Portal): string =>
  site.repository ? 'add an element with "enhance" to the option "elements" of the preset.' : 'leave it out.';
const stylesHint = ({ site }: Portal): string =>
  site.repository ? 'write styles in a style sheet of the site.' : 'leave it out.';

const insteadOf = (portal: Portal): ReadonlyMap<string, string> =>
  new Map([
    ['Head', METADATA],
    ['meta', METADATA],
    ['base', 'write addresses from the root, as in /docs/page.'],
    ['link', stylesHint(portal)],
    ['style', stylesHint(portal)],
    ['form', enhanceHint(portal)],
    ['script', enhanceHint(portal)],
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

function faultOfElement(
  { name, attributes, isInText }: JsxElement,
  defined: ReadonlySet<string>,
  { elements, portal }: StaticContentOptions,
): string | undefined {
  if (name === 'Head' || FORBIDDEN_ELEMENTS.has(name.toLowerCase()))
    return `<${name}> does not work on a static page: ${insteadOf(portal).get(name) ?? 'link to the file.'}`;
  for (const [key, value] of attributes) {
    const fault = ADDRESS.test(key) && value !== undefined && faultOfAddress(value);
    if (fault) return fault;
  }
  const handler = [...attributes.keys()].find((attribute) => /^on[A-Z]/.test(attribute));
  if (handler)
    return `<${name} ${handler}>: ${WHY} ${enhanceHint(portal).replace(/^./, (letter) => letter.toUpperCase())} ${guideHint(portal)}`.trim();
  const own = [...Object.keys(elements), ...FROM_MARKDOWN];
  if (!isInText || !/^[A-Z]\w*$/.test(name) || own.includes(name) || defined.has(name)) return undefined;
  return `<${name}> is not an element of this site, and the page does not import it; ${suggestionFor(name, own)}.`;
}

/** Variables that MDX and Docusaurus define in every page. */
const OF_PAGE = ['props', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

function* faultsOf(code: PageCode, options: StaticContentOptions) {
  for (const element of code.elements) {
    const text = faultOfElement(element, code.defined, options);
    if (text) yield { at: element.at, text };
  }
  for (const { name, at } of code.variables)
    if (!code.defined.has(name) && !(name in globalThis) && !OF_PAGE.includes(name) && !UNCHECKED.test(name))
      yield { at, text: `"${name}" in braces is not defined on this page. In a text, write \\{ for a brace.` };
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
