import type { Node, Program } from 'estree-jsx';
import { visit as visitJs } from 'estree-util-visit';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isElement, type MdxElement, type Point } from './mdast';

/** An element of JSX, in the text of a page or inside of an expression. */
export interface JsxElement {
  name: string;
  attributes: string[];
  /** In the text, where its name must be known to the page. */
  isInText: boolean;
  at?: Point;
}

/** What the code of an MDX page brings in and uses. */
export interface PageCode {
  imports: { source: string; at?: Point }[];
  /** Names that imports and exports define. */
  defined: Set<string>;
  elements: JsxElement[];
}

const pointOf = ({ loc }: Node): Point | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;

function programsOf(node: Nodes): Program[] {
  const attributes = isElement(node) ? node.attributes : [];
  const holders = [node, ...attributes, ...attributes.map(({ value }) => value)];
  return holders.flatMap((holder) => {
    const data = typeof holder === 'object' ? (holder?.data as { estree?: Program | null } | undefined) : undefined;
    return data?.estree ? [data.estree] : [];
  });
}

const elementOfText = ({ name, attributes, position }: MdxElement): JsxElement => ({
  name: name ?? '',
  attributes: attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [])),
  isInText: true,
  at: position?.start,
});

function readJs(program: Program, code: PageCode): void {
  visitJs(program, (node) => {
    const at = pointOf(node);
    if (node.type === 'ImportDeclaration') {
      code.imports.push({ source: String(node.source.value), at });
      for (const { local } of node.specifiers) code.defined.add(local.name);
    }
    if ((node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') && node.id?.type === 'Identifier')
      code.defined.add(node.id.name);
    if (node.type === 'JSXOpeningElement')
      code.elements.push({
        name: node.name.type === 'JSXIdentifier' ? node.name.name : '',
        attributes: node.attributes.flatMap((attribute) =>
          attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [],
        ),
        isInText: false,
        at,
      });
  });
}

/** Reads the imports, definitions and elements of a page, in the order of its text. */
export function readPageCode(tree: Root): PageCode {
  const code: PageCode = { imports: [], defined: new Set(), elements: [] };
  visit(tree, (node) => {
    if (isElement(node)) code.elements.push(elementOfText(node));
    for (const program of programsOf(node)) readJs(program, code);
  });
  return code;
}
