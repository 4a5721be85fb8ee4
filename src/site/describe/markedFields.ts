import { nodesIn, type Operation, type SchemaNode, schemasOf } from 'openapi-toolkit';
import { type PersonalData, personalDataClasses, personalDataOf } from '../../vocabulary/personalData';

/** A value of an operation that is marked as personal data. */
export interface MarkedField {
  in: 'request' | 'response';
  /** JSON path, or the name of a parameter; `response` for a whole body. */
  path: string;
  anchor: string;
  personalData: PersonalData;
  /** Parameter that requests a value with a higher protection than the operation, if it is optional. */
  requestedBy?: string;
}

function* marked(node: SchemaNode, direction: MarkedField['in'], above?: PersonalData): Generator<MarkedField> {
  // An alternative is skipped: its properties have the same mark, and also names.
  const own = node.role === 'variant' ? undefined : personalDataOf(node);
  // A part with the same mark as its parent is redundant.
  if (own && (own.class !== above?.class || own.basis !== above.basis))
    yield { in: direction, path: node.path || node.name || direction, anchor: node.anchor, personalData: own };
  for (const part of nodesIn(node)) yield* marked(part, direction, own ?? above);
}

/** Returns the marked values of the request and the success responses, without parts marked like their parent. */
export const markedFields = (operation: Operation): MarkedField[] =>
  schemasOf(operation)
    .filter(({ status = '2' }) => status.startsWith('2'))
    .flatMap(({ schema, location }) => [...marked(schema, location.startsWith('response') ? 'response' : 'request')]);

/** Returns the values with a higher protection than the operation as a whole. */
export function moreProtected(operation: Operation): MarkedField[] {
  const protectionOf = (name: string) => Object.keys(personalDataClasses).indexOf(name);
  const ofOperation = protectionOf(personalDataOf(operation)?.class ?? '');
  const highest = markedFields(operation).filter(({ personalData }) => protectionOf(personalData.class) > ofOperation);
  const parameterFor = (path: string): string | undefined => {
    const [section] = path.split(/[.[]/);
    const chosen = operation.parameters.find(({ schema }) => schema.enum.some(({ value }) => value === section));
    return chosen?.schema.name;
  };
  return highest.map((field) => ({ ...field, requestedBy: parameterFor(field.path) }));
}
