import type { JSXAttribute, JSXSpreadAttribute, Node, Program } from 'estree-jsx';
import { visit as visitJs } from 'estree-util-visit';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isMdxElement, type MdxElement, type Point } from './mdast';

/** An element of JSX, in the text of a page or inside of an expression. */
export interface JsxElement {
  name: string;
  /** Names, with the values that are text. */
  attributes: Map<string, string | undefined>;
  /** In the text, where its name must be known to the page. */
  isInText: boolean;
  at?: Point;
}

/** Definitions, elements and addresses in an MDX page. */
export interface PageCode {
  /** Names that imports and exports define. */
  defined: Set<string>;
  elements: JsxElement[];
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

const elementOfText = ({ name, attributes, position }: MdxElement): JsxElement => ({
  name: name ?? '',
  attributes: new Map(
    attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, textOf(one.value)]] : [])),
  ),
  isInText: true,
  at: position?.start,
});

function attributeOfJs(attribute: JSXAttribute | JSXSpreadAttribute): [string, string | undefined][] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
  const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value;
  return [[attribute.name.name, value?.type === 'Literal' ? String(value.value) : undefined]];
}

function readJs(program: Program, code: PageCode): void {
  visitJs(program, (node) => {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) code.defined.add(local.name);
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
  const code: PageCode = { defined: new Set(), elements: [], addresses: [] };
  visit(tree, (node) => {
    if (isMdxElement(node)) code.elements.push(elementOfText(node));
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      code.addresses.push({ address: node.url, at: node.position?.start });
    for (const program of programsOf(node)) readJs(program, code);
  });
  return code;
}
