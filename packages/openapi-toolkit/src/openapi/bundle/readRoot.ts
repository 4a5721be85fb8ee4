import path from 'node:path';
import type { Config, Document as ParsedFile } from '@redocly/openapi-core';
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

const [FORM, MULTIPART] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Adds the type of forms that the converter leaves out: it takes one of the two that an operation consumes. */
function addForms(root: Record<string, unknown>, openapi: object): void {
  const paths = (openapi as { paths?: Record<string, unknown> }).paths ?? {};
  for (const [path, item] of Object.entries(isMap(root.paths) ? root.paths : {}))
    for (const method of METHODS) {
      const [before, after] = [item, paths[path]].map((one) => (isMap(one) && isMap(one[method]) ? one[method] : {}));
      const types = [before?.consumes ?? root.consumes].flat();
      const content = isMap(after?.requestBody) ? after.requestBody.content : undefined;
      if (!isMap(content) || !isMap(content[MULTIPART as string]) || !types.includes(FORM)) continue;
      const form = content[MULTIPART as string];
      if (!JSON.stringify(form).includes('"format":"binary"'))
        (after as { requestBody: object }).requestBody = {
          ...(after?.requestBody as object),
          content: { [FORM as string]: form, ...content },
        };
    }
}

/** Converts Swagger 2.0 to OpenAPI 3.0, also with small mistakes. `onTabs` receives the pointer of each list that is separated by tabs. */
async function convertSwagger(root: Record<string, unknown>, onTabs: (pointer: string) => void): Promise<object> {
  for (const pointer of readLists(root)) onTabs(pointer);
  // On demand, because most contracts are of later versions.
  // @ts-expect-error: the package has no types
  const { convertObj } = (await import('swagger2openapi')) as { convertObj: ConvertObj };
  const { openapi } = await convertObj(root, { patch: true, warnOnly: true, anchors: true });
  addForms(root, openapi);
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
  if (isSwagger(root.parsed)) {
    const fix = 'Convert it to OpenAPI 3.1.';
    onFault(new ContractError('The contract is Swagger 2.0: it is read as OpenAPI 3.0.', shownPath(file), fix));
    root.parsed = await convertSwagger(root.parsed, (pointer) =>
      onFault(
        faultAt(
          { source: root.source, pointer },
          'A list is separated by tabs: it is read as separated by commas.',
          'Write `collectionFormat: csv`.',
        ),
      ),
    );
  }
  if (isMap(root.parsed) && typeof root.parsed.openapi === 'number') {
    const version = root.parsed.openapi.toFixed(1);
    const position = { source: root.source, pointer: '#/openapi' };
    onFault(
      faultAt(position, `The version is a number: it is read as "${version}.0".`, `Quote it: openapi: "${version}.0".`),
    );
    root.parsed.openapi = `${version}.0`;
  }
  checkRoot(root.parsed, file);
  const { info } = root.parsed;
  if (isMap(info) && info.version === undefined)
    onFault(
      faultAt({ source: root.source, pointer: '#/info' }, 'The contract has no version.', 'Write `info.version`.'),
    );
  checkKinds(root, config, onFault);
  if (isMap(info)) info.version ??= '';
  await checkCircles(root, resolver, onFault);
  return root;
}
