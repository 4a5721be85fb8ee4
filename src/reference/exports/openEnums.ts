import ts from 'typescript';
import type { Document } from '../../openapi';
import { lookUp } from '../../openapi/pointer';

const OTHER = ts.factory.createIntersectionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  ts.factory.createTypeLiteralNode([]),
]);

/**
 * Returns the function that opens the enumerations of responses by `string & {}`: later versions of an API add values
 * to them, and no program should stop compiling then.
 */
export function openEnums(document: Document): (type: ts.TypeNode, at: { path?: string }) => ts.TypeNode | undefined {
  const sent = new Set<string>();
  const send = (part: unknown): void => {
    for (const [, ref = ''] of (JSON.stringify(part) ?? '').matchAll(/"\$ref":"(#\/components\/[^"]+)"/g)) {
      if (sent.has(ref)) continue;
      sent.add(ref);
      send(lookUp(document, ref).node);
    }
  };
  for (const item of Object.values(document.paths ?? {}))
    for (const one of [item, ...Object.values(item)] as { parameters?: unknown; requestBody?: unknown }[])
      send([one.parameters, one.requestBody]);
  const isSent = (path: string) => {
    const [component] = /^#\/components\/schemas\/[^/]+/.exec(path) ?? [];
    return component ? sent.has(component) : /\/(parameters|requestBod(y|ies))\//.test(`${path}/`);
  };
  return (type, { path = '' }) => {
    const texts = ts.isUnionTypeNode(type) ? type.types.filter(isText) : [];
    // One value tells alternatives apart.
    return texts.length > 1 && !isSent(path) ? ts.factory.createUnionTypeNode([type, OTHER]) : undefined;
  };
}

// openapi-typescript writes a text as an identifier in quotation marks.
const isText = (type: ts.Node): boolean => ts.isIdentifier(type) && type.text.startsWith('"');
