import { nodesIn, type Operation, type PersonalData, type SchemaNode, schemasOf } from 'openapi-toolkit';

/** A value of an operation that is marked as personal data. */
export interface MarkedField {
  in: 'request' | 'response';
  /** JSON path, or the name of a parameter; `response` for a whole body. */
  path: string;
  anchor: string;
  personalData: PersonalData;
}

function* marked(node: SchemaNode, direction: MarkedField['in'], above?: PersonalData): Generator<MarkedField> {
  // An alternative is skipped: its properties have the same mark, and also names.
  const own = node.role === 'variant' ? undefined : node.personalData;
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

/** A value with a higher protection than the operation as a whole. */
export interface MoreProtected extends MarkedField {
  /** Parameter that requests the value, if it is optional. */
  requestedBy?: string;
}

/** Returns the values with a higher protection than the operation as a whole. `classes` are from least to most protected. */
export function moreProtected(operation: Operation, classes: readonly string[]): MoreProtected[] {
  const protectionOf = (name: string) => classes.indexOf(name);
  const operationProtection = protectionOf(operation.personalData?.class ?? '');
  const highest = markedFields(operation).filter(
    ({ personalData }) => protectionOf(personalData.class) > operationProtection,
  );
  const parameterFor = (path: string): string | undefined => {
    const [section] = path.split(/[.[]/);
    const chosen = operation.parameters.find(({ schema }) => schema.enum.some(({ value }) => value === section));
    return chosen?.schema.name;
  };
  return highest.map((field) => ({ ...field, requestedBy: parameterFor(field.path) }));
}
