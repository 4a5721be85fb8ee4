import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Document, protectKeys, restoreText } from '../../openapi';

/** Generates TypeScript types of a contract with openapi-typescript. */
export async function typescriptTypes(document: Document, title: string): Promise<string> {
  const read = protectKeys(withoutFiles(document)) as Document;
  const nodes = await openapiTS(read as Parameters<typeof openapiTS>[0], {
    silent: true,
    // A field with a default need not be sent.
    defaultNonNullable: false,
    postTransform: openList,
  });
  return `/** Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript. */\n${restoreText(astToString(nodes))}`;
}

const { factory: make, SyntaxKind } = ts;
const OTHER = make.createIntersectionTypeNode([
  make.createKeywordTypeNode(SyntaxKind.StringKeyword),
  make.createTypeLiteralNode([]),
]);

/** Writes a list of texts to which others can come as `'A' | 'B' | (string & {})`: with `string`, editors offer no text. */
function openList(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type) || !type.types.some(isList)) return undefined;
  return make.createUnionTypeNode(type.types.map((one) => (one.kind === SyntaxKind.StringKeyword ? OTHER : one)));
}

/** Returns true for a text, a list or a component. openapi-typescript writes a text as an identifier. */
const isList = (type: ts.Node): boolean =>
  ts.isIdentifier(type) || ts.isParenthesizedTypeNode(type) || ts.isIndexedAccessTypeNode(type);

/** Removes references to files, which only data and examples contain: openapi-typescript would read them. */
function withoutFiles(document: Document): unknown {
  const namesFile = (key: string, value: unknown) =>
    typeof value === 'string' && (key === 'externalValue' || (key === '$ref' && !value.startsWith('#')));
  return JSON.parse(JSON.stringify(document, (key, value) => (namesFile(key, value) ? undefined : value)));
}
