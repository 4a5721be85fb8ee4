import ts from 'typescript';
import type { Document } from '../../openapi';
import { isRef, lookUp } from '../../openapi/pointer';

/** Format of any other text of an enumeration. */
const OTHER = 'text-not-listed';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Opens the enumerations that only responses have, in place: later versions of an API add values to them, and no
 * program should stop compiling then. An enumeration of one value stays: it tells alternatives apart.
 */
export function openEnums(document: Document): void {
  const sent = new Set<unknown>();
  const send = (node: unknown): void => {
    if (!isNode(node) || sent.has(node)) return;
    sent.add(node);
    for (const inner of Object.values(isRef(node) ? { target: lookUp(document, node.$ref).node } : node)) send(inner);
  };
  for (const item of Object.values(document.paths ?? {}))
    for (const one of [item, ...Object.values(item)].filter(isNode))
      for (const key of ['parameters', 'requestBody']) send(one[key]);
  open(document, sent);
}

function open(node: unknown, sent: ReadonlySet<unknown>): void {
  if (!isNode(node) || sent.has(node)) return;
  const values = node.enum;
  if (Array.isArray(values) && values.filter((one) => typeof one === 'string').length > 1) {
    node.anyOf = [{ enum: values }, { type: 'string', format: OTHER }];
    delete node.enum;
    delete node.type;
    return;
  }
  for (const [key, inner] of Object.entries(node)) if (!/^(examples?|default|x-.*)$/.test(key)) open(inner, sent);
}

/** Returns the type `string & {}` for any other text of an enumeration: an editor still offers the listed ones. */
export const otherText = ({ format }: { format?: string }): ts.TypeNode | undefined =>
  format === OTHER
    ? ts.factory.createIntersectionTypeNode([
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
        ts.factory.createTypeLiteralNode([]),
      ])
    : undefined;
