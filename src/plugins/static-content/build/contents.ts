import { fromJs } from 'esast-util-from-js';
import type { ArrayExpression } from 'estree-jsx';
import type { Root } from 'mdast';
import { escapeMarkup } from '../../../lib/escapeMarkup';
import type { ElementHeading } from '../options';

/** Headings of elements, by the number of headings of the page before the element. */
export type HeadingsByPlace = ReadonlyMap<number, readonly ElementHeading[]>;

/** Returns the list in `export const toc = […]`, which Docusaurus adds to the code of a page. */
function contentsOf({ children }: Root): ArrayExpression['elements'] {
  for (const node of children) {
    const [statement] = (node.type === 'mdxjsEsm' && node.data?.estree?.body) || [];
    const declaration = statement?.type === 'ExportNamedDeclaration' && statement.declaration;
    const [variable] = (declaration && declaration.type === 'VariableDeclaration' && declaration.declarations) || [];
    if (variable?.id.type === 'Identifier' && variable.id.name === 'toc' && variable.init?.type === 'ArrayExpression')
      return variable.init.elements;
  }
  return [];
}

function entriesOf(headings: readonly ElementHeading[]): ArrayExpression['elements'] {
  const entries = headings.map(({ title, id, level }) => ({ value: escapeMarkup(title), id, level }));
  const [statement] = fromJs(JSON.stringify(entries)).body;
  return statement?.type === 'ExpressionStatement' && statement.expression.type === 'ArrayExpression'
    ? statement.expression.elements
    : [];
}

/** Adds headings that components render to the table of contents of a page. */
export function addToContents(tree: Root, headings: HeadingsByPlace): void {
  const contents = contentsOf(tree);
  const ownHeadings = contents.filter((entry) => entry?.type === 'ObjectExpression');
  for (const [place, added] of headings)
    contents.splice(contents.indexOf(ownHeadings[place - 1] ?? null) + 1, 0, ...entriesOf(added));
}
