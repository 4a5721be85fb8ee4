import { ContractError } from '../ContractError';
import type { Dict, Document, OrRef, PathItem, RequestBodyObject } from '../document';
import { lead, markdown, markdownAsText } from '../markdown';
import type { Callback, Operation } from '../model';
import { sentMethod } from '../names';
import {
  type FoundOperation,
  type Located,
  locateOperations,
  operationParameters,
  operationsIn,
  responsesOf,
} from '../operations';
import { refBelow, resolve } from '../pointer';
import { clean } from '../text';
import { furtherExtensions, readText, readTexts, withDeprecation } from './extensions';
import { readMedia } from './media';
import { docsNote } from './notes';
import { anchor, type PageContext, pageContext } from './pageContext';
import { readParameter } from './parameter';
import { readResponse } from './response';
import { readSecurity } from './security';
import { readServers } from './server';

/** Webhooks and callbacks are sent by the API: their bodies omit the same properties as a response. */
const directionOf = (kind: Operation['kind']) => (kind === 'operation' ? 'request' : 'response');

function readBody(context: PageContext, { operation, kind }: Located, prefix: string) {
  const body: OrRef<RequestBodyObject> | undefined = operation.requestBody;
  if (!body) return undefined;
  const { required = false, description, content } = resolve<RequestBodyObject>(context.document, body);
  const at = anchor(context, `${prefix}body`);
  return { required, description: markdown(description), media: readMedia(context, content, at, directionOf(kind)) };
}

function readCallbacks(context: PageContext, { operation, pointer }: FoundOperation, prefix: string): Callback[] {
  return Object.entries(operation.callbacks ?? {}).flatMap(([key, callback]) => {
    const items = resolve<Dict<OrRef<PathItem>>>(context.document, callback);
    const found = operationsIn(context.document, items, refBelow(pointer, 'callbacks', key), 'callback');
    const name = clean(key);
    return found.map((callback) => ({
      name,
      expression: clean(callback.path),
      operation: readOperation(context, { ...callback, id: name }, `${prefix}${name}-`),
    }));
  });
}

function notesOf({ item, operation }: FoundOperation): Operation['notes'] {
  const pathTexts = [item.summary, item.description].filter(Boolean);
  return [...pathTexts.map((text) => ({ name: 'path', value: clean(text) })), ...docsNote(operation.externalDocs)];
}

const MAX_TITLE_CHARACTERS = 120;

const MARKDOWN = /`[^`]+`|\*\*|\]\(/;

/** Returns the title of an operation, and its description. A summary that is a text becomes part of the description. */
function textsOf({ operation, item, method, path }: FoundOperation): { title: string; text: string | undefined } {
  const { operationId } = operation;
  const description = withDeprecation(operation);
  const title = clean(operation.summary || item.summary || operationId || `${sentMethod(method)} ${path}`);
  const isLong = title.length > MAX_TITLE_CHARACTERS || title.trim().includes('\n');
  if (!isLong && !MARKDOWN.test(title)) return { title, text: description };
  const plain = lead(title, MAX_TITLE_CHARACTERS);
  const isWhole = plain === markdownAsText(title);
  const text = [isWhole ? undefined : title, description].filter(Boolean).join('\n\n') || undefined;
  return { title: plain || clean(operationId), text };
}

/** Reads one operation with all its parts. `prefix` tells the anchors of a callback from those of its parent operation. */
export function readOperation(context: PageContext, located: Located, prefix = ''): Operation {
  const { id, kind, method, path, operation, item } = located;
  const { document } = context;
  const own = operation.servers ?? item.servers;
  const { title, text } = textsOf(located);
  const badges = new Map(document.tags?.flatMap((tag) => (tag.kind === 'badge' ? [[tag.name, tag]] : [])));
  const marks = (operation.tags ?? []).flatMap(
    (name) => clean(badges.get(name)?.summary || badges.get(name)?.name) || [],
  );
  return {
    id,
    ...(operation.operationId !== undefined && { operationId: clean(operation.operationId) }),
    kind,
    method,
    path: clean(path),
    title,
    lead: text === undefined ? title : lead(text),
    // Below the heading "Notes".
    description: markdown(text, located.kind === 'callback' ? undefined : 3),
    deprecated: operation.deprecated === true,
    sunset: readText(operation['x-sunset']),
    tags: (operation.tags ?? []).filter((name) => !badges.has(name)).map(clean),
    keywords: readTexts(operation['x-keywords']),
    ...(marks.length > 0 && { badges: marks }),
    servers: readServers(own ?? document.servers),
    ...(own && { hasOwnServers: true }),
    security: readSecurity(document, operation.security ?? (kind === 'operation' ? document.security : [])),
    extensions: furtherExtensions(operation),
    parameters: operationParameters(document, located).map(({ parameter }) => readParameter(context, parameter)),
    requestBody: readBody(context, located, prefix),
    responses: responsesOf(operation).map(([status, response]) =>
      readResponse(context, status, resolve(document, response), prefix),
    ),
    callbacks: readCallbacks(context, located, prefix),
    notes: notesOf(located),
  };
}

/** An operation of a contract, and the content of its page. */
export interface ReadOperation {
  located: Located;
  operation: Operation;
}

/**
 * Reads every operation of a bundled contract, each for its own page.
 *
 * @param file Path of the contract, for messages.
 * @param hasBodies False leaves out the bodies, which take most of the time: for lists of operations.
 * @throws ContractError if two operations have the same page, or a part of one violates OpenAPI.
 */
export function readOperations(document: Document, file: string, hasBodies?: boolean): ReadOperation[] {
  return locateOperations(document).map((located) => {
    try {
      return { located, operation: readOperation(pageContext(document, hasBodies), located) };
    } catch (error) {
      const place = file + located.pointer;
      if (error instanceof ContractError) throw new ContractError(error.what, `${place}: ${error.where}`, error.fix);
      throw new ContractError(
        `${sentMethod(located.method)} ${located.path} can't be read: ${(error as Error).message}`,
        place,
        'A keyword has a value of another type than OpenAPI says. `npm run lint:specs` names it.',
      );
    }
  });
}
