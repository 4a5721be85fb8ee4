import { protectionOf } from '../vocabulary/personalData';
import type { Operation, PersonalData, SchemaNode } from './model';
import { schemasOf } from './walk';

/** A value of an operation that is marked as personal data. */
export interface MarkedField {
  /** Where it travels. */
  in: 'request' | 'response';
  /** JSON path, or the name of a parameter; `response` for a whole body. */
  path: string;
  anchor: string;
  personalData: PersonalData;
}

function* marked(node: SchemaNode, place: MarkedField['in'], above?: PersonalData): Generator<MarkedField> {
  // The mark of an alternative stands on its properties too, and they have names.
  const own = node.role === 'variant' ? undefined : node.personalData;
  // A part says nothing new when the whole is marked alike.
  if (own && (own.class !== above?.class || own.basis !== above.basis))
    yield { in: place, path: node.path || node.name || place, anchor: node.anchor, personalData: own };
  const parts = [...node.children, ...node.variants.flatMap(({ options }) => options)];
  for (const part of parts) yield* marked(part, place, own ?? above);
}

/** What is marked in the request and in the good responses; a part that is marked as the whole is left out. */
export const markedFields = (operation: Operation): MarkedField[] =>
  schemasOf(operation)
    .filter(({ status = '2' }) => status.startsWith('2'))
    .flatMap(({ schema, place }) => [...marked(schema, place.startsWith('response') ? 'response' : 'request')]);

/** A value that is more protected than the operation as a whole. */
export interface MoreProtected extends MarkedField {
  /** Parameter that asks for the value, where it comes on request only. */
  askedBy?: string;
}

/** The values that are more protected than the operation as a whole, each with what asks for it. */
export function moreProtected(operation: Operation): MoreProtected[] {
  const usual = protectionOf(operation.personalData?.class ?? '');
  const highest = markedFields(operation).filter(({ personalData }) => protectionOf(personalData.class) > usual);
  const askedBy = (path: string): string | undefined => {
    const [section] = path.split(/[.[]/);
    const chosen = operation.parameters.find(({ schema }) => schema.enum.some(({ value }) => value === section));
    return chosen?.schema.name;
  };
  return highest.map((field) => ({ ...field, askedBy: askedBy(field.path) }));
}
