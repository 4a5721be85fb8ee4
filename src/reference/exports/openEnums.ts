import { type OpenAPITSOptions, oapiRef } from 'openapi-typescript';
import ts from 'typescript';
import type { Document } from '../../openapi';
import type { Schema } from '../../openapi/document';
import { lookUp } from '../../openapi/pointer';

const OTHER = ts.factory.createIntersectionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  ts.factory.createTypeLiteralNode([]),
]);
const opened = (type: ts.TypeNode): ts.TypeNode => ts.factory.createUnionTypeNode([type, OTHER]);

/**
 * Returns the options that open the enumerations of responses by `string & {}`: later versions of an API add values
 * to them, and no program should stop compiling then. Enumerations of one value stay: they tell alternatives apart.
 */
export function openEnums(document: Document): Pick<OpenAPITSOptions, 'transform' | 'postTransform'> {
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
  const isSent = (path = '') => {
    const [component] = /^#\/components\/schemas\/[^/]+/.exec(path) ?? [];
    return component ? sent.has(component) : /\/(parameters|requestBod(y|ies))\//.test(`${path}/`);
  };
  /** True for a reference of a response to an enumeration that is closed, because requests have it too. */
  const isClosed = (ref: string, path?: string) =>
    sent.has(ref) && !isSent(path) && ((lookUp(document, ref).node as Schema).enum ?? []).length > 1;
  return {
    transform: (schema, { path }) =>
      '$ref' in schema && isClosed(String(schema.$ref), path) ? opened(oapiRef(String(schema.$ref))) : undefined,
    postTransform: (type, { path }) => {
      if (ts.isIndexedAccessTypeNode(type) && ts.isLiteralTypeNode(type.indexType)) {
        const name = (type.indexType.literal as ts.StringLiteral).text;
        return isClosed(`#/components/schemas/${name}`, path) ? opened(type) : undefined;
      }
      const texts = ts.isUnionTypeNode(type) ? type.types.filter(isText) : [];
      return texts.length > 1 && !isSent(path) ? opened(type) : undefined;
    },
  };
}

// openapi-typescript writes a text as an identifier in quotation marks.
const isText = (type: ts.Node): boolean => ts.isIdentifier(type) && type.text.startsWith('"');
