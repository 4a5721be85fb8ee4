import { blockComment, type Document, decodeSafely, protectKeys, restoreText } from 'openapi-toolkit';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** Writes the TypeScript types of a contract, bundled to one document. @throws Error with the line that is not TypeScript. */
export async function contractTypes(document: Document, title: string): Promise<string> {
  const read = protectKeys(withoutFiles(document)) as Document;
  const nodes = await openapiTS(read as Parameters<typeof openapiTS>[0], {
    silent: true,
    // A field with a default need not be sent.
    defaultNonNullable: false,
    postTransform: openList,
  });
  const text = restoreText(astToString(nodes)).replace(/\uE003|\\uE003/g, '%');
  const head = `Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript.`;
  const types = `${blockComment(head)}\n${text}`;
  const { diagnostics: [fault] = [] } = ts.transpileModule(types, { reportDiagnostics: true });
  if (fault) {
    const line = types.slice(0, fault.start).split('\n').length;
    const message = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
    throw new Error(`types.d.ts:${line}: ${message} ${types.split('\n')[line - 1]?.trim()}`);
  }
  return types;
}

const { factory: make, SyntaxKind } = ts;
const OTHER = make.createIntersectionTypeNode([
  make.createKeywordTypeNode(SyntaxKind.StringKeyword),
  make.createTypeLiteralNode([]),
]);

/** Writes a list of texts to which others can come as `'A' | 'B' | (string & {})`: with `string`, editors offer no text. */
function openList(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type) || !type.types.some(isList)) return undefined;
  return make.createUnionTypeNode(
    type.types.map((typeNode) => (typeNode.kind === SyntaxKind.StringKeyword ? OTHER : typeNode)),
  );
}

/** Returns true for a text, a list or a component. openapi-typescript writes a text as an identifier. */
const isList = (type: ts.Node): boolean =>
  ts.isIdentifier(type) || ts.isParenthesizedTypeNode(type) || ts.isIndexedAccessTypeNode(type);

/** Removes references to files, which openapi-typescript would read, and marks `%`, which it would decode in names. */
function withoutFiles(document: Document): unknown {
  const text = JSON.stringify(document, (key, value) => {
    if (typeof value !== 'string' || (key !== 'externalValue' && key !== '$ref')) return value;
    return key === '$ref' && value.startsWith('#') ? decodeSafely(value) : undefined;
  });
  return JSON.parse(text.replaceAll('%', '\uE003'));
}
