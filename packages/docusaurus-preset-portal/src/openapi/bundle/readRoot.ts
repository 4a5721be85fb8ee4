import path from 'node:path';
import type { Config, Document as ParsedFile } from '@redocly/openapi-core';
import { ContractError, type OnFault } from '../ContractError';
import { isMap } from '../isMap';
import { shownPath } from './bundleProblems';
import { checkCircles } from './checkCircles';
import { checkKinds } from './checkKinds';
import { convertSwagger, isSwagger } from './convertSwagger';
import { faultAt } from './faultAt';
import type { LocalResolver } from './LocalResolver';

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
  checkKinds(root, config, onFault);
  await checkCircles(root, resolver, onFault);
  return root;
}
