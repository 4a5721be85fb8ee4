import { anchor, type PageContext } from './context';
import { otherExtensions, readPersonalData } from './extensions';
import { clean, lead, markdown } from './markdown';
import { readMedia } from './media';
import type { Callback, Operation } from './model';
import type { Dict, OperationObject, OrRef, ParameterObject, PathItem, RequestBodyObject } from './openapi';
import { readParameter } from './parameter';
import { resolve } from './resolve';
import { readResponse } from './response';
import { readSecurity } from './security';
import { readServers } from './server';

/** The methods a path item may have. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** One operation in its path item, before it is read. */
export interface Located {
  id: string;
  kind: Operation['kind'];
  method: string;
  path: string;
  item: PathItem;
  operation: OperationObject;
}

function parametersOf(context: PageContext, { item, operation }: Located): ParameterObject[] {
  const byKey = new Map<string, ParameterObject>();
  for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const resolved = resolve<ParameterObject>(context.document, parameter);
    byKey.set(`${resolved.in} ${resolved.name}`, resolved);
  }
  return [...byKey.values()];
}

function readBody(context: PageContext, body: OrRef<RequestBodyObject> | undefined, prefix: string) {
  if (!body) return undefined;
  const { required = false, description, content } = resolve<RequestBodyObject>(context.document, body);
  const at = anchor(context, `${prefix}body`);
  return { required, description: markdown(description), media: readMedia(context, content, at, 'request') };
}

function readCallbacks(context: PageContext, callbacks: OperationObject['callbacks'], prefix: string): Callback[] {
  return Object.entries(callbacks ?? {}).flatMap(([name, callback]) =>
    Object.entries(resolve<Dict<PathItem>>(context.document, callback)).flatMap(([expression, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        name: clean(name),
        expression: clean(expression),
        operation: readOperation(
          context,
          { id: name, kind: 'callback', method, path: expression, item, operation: item[method] as OperationObject },
          `${prefix}${name}-`,
        ),
      })),
    ),
  );
}

function notesOf({ item, operation }: Located): Operation['notes'] {
  const { externalDocs } = operation;
  return [
    ...(item.summary ? [{ name: 'path', value: clean(item.summary) }] : []),
    ...(item.description ? [{ name: 'path', value: clean(item.description) }] : []),
    ...(externalDocs
      ? [{ name: 'more', value: clean([externalDocs.description, externalDocs.url].filter(Boolean).join(': ')) }]
      : []),
    ...otherExtensions(operation),
  ];
}

/** Objects list number-like keys first, which would put `500` before `4XX`. */
const rank = (status: string) => (status === 'default' ? 'z' : status);

/** Reads one operation with everything below it. `prefix` keeps the anchors of callbacks apart. */
export function readOperation(context: PageContext, located: Located, prefix = ''): Operation {
  const { operation, item } = located;
  const { document } = context;
  const title =
    operation.summary ?? item.summary ?? operation.operationId ?? `${located.method.toUpperCase()} ${located.path}`;
  return {
    id: located.id,
    kind: located.kind,
    method: located.method,
    path: clean(located.path),
    title: clean(title),
    lead: lead(operation.description ?? title),
    description: markdown(operation.description),
    deprecated: operation.deprecated === true,
    tags: (operation.tags ?? []).map(clean),
    servers: readServers(operation.servers ?? item.servers ?? document.servers),
    security: readSecurity(document, operation.security ?? document.security),
    personalData: readPersonalData(operation['x-personal-data']),
    parameters: parametersOf(context, located).map((parameter) => readParameter(context, parameter)),
    requestBody: readBody(context, operation.requestBody, prefix),
    responses: Object.entries(operation.responses ?? {})
      .sort(([a], [b]) => rank(a).localeCompare(rank(b)))
      .map(([status, response]) => readResponse(context, status, resolve(document, response), prefix)),
    callbacks: readCallbacks(context, operation.callbacks, prefix),
    notes: notesOf(located),
  };
}
