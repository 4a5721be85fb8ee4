import path from 'node:path';
import type { Config, Document as ParsedFile } from '@redocly/openapi-core';
import get from 'lodash/get';
import { ContractError, type OnFault } from '../ContractError';
import { isMap, METHODS } from '../document';
import { pointerBelow } from '../pointer';
import { shownPath } from './bundleProblems';
import { checkCircles } from './checkCircles';
import { checkKinds } from './checkKinds';
import { faultAt } from './faultAt';
import type { LocalResolver } from './LocalResolver';

/** The converter has no types. */
type ConvertObj = (
  swagger: object,
  options: { patch: boolean; warnOnly: boolean; anchors: boolean },
) => Promise<{ openapi: object }>;

const isSwagger = (root: unknown): root is Record<string, unknown> =>
  isMap(root) && String(root.swagger).startsWith('2');

/** Converts lists of files, and lists separated by tabs, which OpenAPI 3 lacks. Returns pointers to the latter. */
function readLists(node: unknown, pointer = '#'): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isMap(node) && node.collectionFormat === 'tsv' ? [pointer] : [];
  if (isMap(node) && isMap(node.items) && node.items.type === 'file') node.items = { type: 'string', format: 'binary' };
  if (own.length > 0) Object.assign(node, { collectionFormat: 'csv' });
  return [...own, ...Object.entries(node).flatMap(([key, value]) => readLists(value, pointerBelow(pointer, key)))];
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** Adds the type of forms that the converter leaves out: it takes one of the two that an operation consumes. */
function addForms(swagger: Record<string, unknown>, openapi: object): void {
  for (const path of Object.keys(Object(swagger.paths)))
    for (const method of METHODS) {
      const body: unknown = get(openapi, ['paths', path, method, 'requestBody']);
      const form: unknown = get(body, ['content', MULTIPART]);
      const types = [get(swagger, ['paths', path, method, 'consumes']) ?? swagger.consumes].flat();
      if (isMap(body) && form && types.includes(FORM) && !JSON.stringify(form).includes('"format":"binary"'))
        body.content = { [FORM]: form, ...Object(body.content) };
    }
}

/** Converts Swagger 2.0 to OpenAPI 3.0, also with small mistakes. */
async function convertSwagger(swagger: Record<string, unknown>): Promise<object> {
  // On demand, because most contracts are of later versions.
  // @ts-expect-error: the package has no types
  const { convertObj } = (await import('swagger2openapi')) as { convertObj: ConvertObj };
  const { openapi } = await convertObj(swagger, { patch: true, warnOnly: true, anchors: true });
  addForms(swagger, openapi);
  return openapi;
}

function otherFormat(root: unknown): string | undefined {
  if (root === undefined || root === null) return 'The file is empty';
  if (typeof root === 'string' && /^\s*<(?:!doctype|html|\?xml)/i.test(root))
    return 'The file is HTML or XML, not a contract';
  if (!isMap(root)) return undefined;
  const { swagger, asyncapi, info, item } = root;
  if (swagger !== undefined) return `The contract is Swagger ${swagger}`;
  if (asyncapi !== undefined) return 'The contract is AsyncAPI, which describes messages';
  return isMap(info) && Array.isArray(item) ? 'The file is a Postman collection' : undefined;
}

function checkRoot(root: unknown, file: string): void {
  const { openapi, info } = isMap(root) ? root : ({} as Record<string, unknown>);
  if (typeof openapi === 'string' && /^3\.[0-2](\.|$)/.test(openapi)) {
    if (info !== undefined) return;
    throw new ContractError('The contract has no "info".', shownPath(file), 'Add `info` with `title` and `version`.');
  }
  const other = otherFormat(root);
  throw new ContractError(
    other
      ? `${other}; this portal reads OpenAPI 3.0, 3.1 and 3.2.`
      : `The contract does not say that it is OpenAPI 3.0, 3.1 or 3.2: "openapi" is ${JSON.stringify(openapi) ?? 'missing'}.`,
    shownPath(file) + (openapi === undefined ? '' : '#/openapi'),
    other ? 'Export or convert it to OpenAPI 3.1.' : 'Begin the file with `openapi: "3.1.0"`.',
  );
}

/** Reads and checks the root file separately: the bundler cannot follow references through a value of a wrong kind. */
export async function readRoot(
  file: string,
  resolver: LocalResolver,
  config: Config,
  onFault: OnFault,
): Promise<ParsedFile> {
  const root = await resolver.resolveDocument(null, path.resolve(file), true);
  if (root instanceof Error) throw root;
  const report = (pointer: string, what: string, fix: string) =>
    onFault(faultAt({ source: root.source, pointer }, what, fix));
  if (isSwagger(root.parsed)) {
    const fix = 'Convert it to OpenAPI 3.1.';
    onFault(new ContractError('The contract is Swagger 2.0: it is read as OpenAPI 3.0.', shownPath(file), fix));
    for (const pointer of readLists(root.parsed))
      report(
        pointer,
        'A list is separated by tabs: it is read as separated by commas.',
        'Write `collectionFormat: csv`.',
      );
    root.parsed = await convertSwagger(root.parsed);
  }
  if (isMap(root.parsed) && typeof root.parsed.openapi === 'number') {
    const version = `${root.parsed.openapi.toFixed(1)}.0`;
    report('#/openapi', `The version is a number: it is read as "${version}".`, `Quote it: openapi: "${version}".`);
    root.parsed.openapi = version;
  }
  checkRoot(root.parsed, file);
  const { info } = root.parsed;
  if (isMap(info) && info.version === undefined)
    report('#/info', 'The contract has no version.', 'Write `info.version`.');
  checkKinds(root, config, onFault);
  if (isMap(info)) info.version ??= '';
  await checkCircles(root, resolver, onFault);
  return root;
}
