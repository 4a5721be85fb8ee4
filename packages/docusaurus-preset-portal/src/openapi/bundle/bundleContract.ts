import path from 'node:path';
import {
  bundle,
  type Config,
  createConfig,
  type NormalizedProblem,
  type Document as ParsedFile,
  YamlParseError,
} from '@redocly/openapi-core';
import { relativePath } from '../../lib/listFiles';
import { ContractError, joinFaults, type OnFault, throwFault } from '../ContractError';
import type { Document } from '../document';
import { isMap } from '../isMap';
import { isRef, unescapePart } from '../pointer';
import { checkCircles } from './checkCircles';
import { checkKinds, kindsConfig } from './checkKinds';
import { containsItself } from './containsItself';
import { convertSwagger, isSwagger } from './convertSwagger';
import { faultAt } from './faultAt';
import { LocalResolver } from './LocalResolver';
import { leaveOutInternal } from './leaveOutInternal';
import { hasMarks, restoreKeys, restoreText } from './protectKeys';
import { unsafeAddresses } from './unsafeAddresses';
import { NAMED_PARTS } from './walkParts';

const relative = (file: string) => relativePath(process.cwd(), file) || file;

/** Returns the first line of a message, with paths relative to the working folder. */
const firstLine = (message: string) => (message.split('\n')[0] ?? '').replaceAll(process.cwd() + path.sep, '');

function fromYaml(error: YamlParseError): ContractError {
  return new ContractError(
    // The message of the parser includes the position.
    `The contract is not valid YAML: ${firstLine(error.originalError.message).replace(/ in ".*" \(\d+:\d+\)$/, '')}`,
    `${relative(error.source.absoluteRef)}:${error.line}:${error.col}`,
    'Check the indentation and quoting on that line.',
  );
}

/**
 * True for the bundler's report of an `externalValue` as an unresolved reference. The page shows it as a link instead.
 */
const isExternalExample = ({ message, location }: { message: string; location: { pointer?: string }[] }) =>
  message.includes('Remote $ref') && /\/examples\/[^/]+$/.test(location[0]?.pointer ?? '');

/** Extensions of which pages show the content. */
const READ_EXTENSIONS = new Set(['x-webhooks', 'x-oneOf', 'x-anyOf']);

/** Below these keys is data. What stands for all of it may be a reference: `example: { $ref: … }`. */
const DATA = new Set(['example', 'value', 'dataValue', 'default', 'const', 'enum']);

/** True for a part of data, which may hold anything, also references of other programs: an extension, or inside an example. */
function isInData({ location }: NormalizedProblem): boolean {
  const keys = (location[0]?.pointer ?? '').split('/');
  return keys.some(
    (key, at) =>
      !NAMED_PARTS.has(keys[at - 1] ?? '') &&
      (DATA.has(key) ? at < keys.length - 1 : key.startsWith('x-') && !READ_EXTENSIONS.has(key)),
  );
}

const unreadable = (file: string, message: string) =>
  new ContractError(
    `The contract can't be read: ${firstLine(message)}`,
    relative(file),
    'Check that the file exists and is an OpenAPI 3 document in YAML or JSON.',
  );

function explain(error: unknown, file: string): ContractError {
  if (error instanceof ContractError) return error;
  if (error instanceof YamlParseError) return fromYaml(error);
  return unreadable(file, (error as Error).message);
}

/** Names the format of a file that is not OpenAPI 3. */
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
    throw new ContractError('The contract has no "info".', relative(file), 'Add `info` with `title` and `version`.');
  }
  const other = otherFormat(root);
  throw new ContractError(
    other
      ? `${other}; this portal reads OpenAPI 3.0, 3.1 and 3.2.`
      : `The contract does not say that it is OpenAPI 3.0, 3.1 or 3.2: "openapi" is ${JSON.stringify(openapi) ?? 'missing'}.`,
    relative(file) + (openapi === undefined ? '' : '#/openapi'),
    other ? 'Export or convert it to OpenAPI 3.1.' : 'Begin the file with `openapi: "3.1.0"`.',
  );
}

/** Reads and checks the root file separately: the bundler cannot follow references through a value of a wrong kind. */
async function readRoot(file: string, resolver: LocalResolver, config: Config, onFault: OnFault): Promise<ParsedFile> {
  const root = await resolver.resolveDocument(null, path.resolve(file), true);
  if (root instanceof Error) throw root;
  if (isSwagger(root.parsed)) {
    const fix = 'Convert it to OpenAPI 3.1.';
    onFault(new ContractError('The contract is Swagger 2.0: it is read as OpenAPI 3.0.', relative(file), fix));
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

/** Explains why a reference leads nowhere: one in its own file, to another host, or to another file. */
async function unresolved({ message, location: [location] }: NormalizedProblem, file: string, resolver: LocalResolver) {
  const pointer = location?.pointer ?? '#';
  const source = location?.source ?? { absoluteRef: path.resolve(file) };
  const found = await resolver.resolveDocument(null, source.absoluteRef);
  const keys = pointer.split('/').slice(1).map(unescapePart);
  const node = keys.reduce<unknown>((part, key) => Object(part)[key], 'parsed' in found ? found.parsed : undefined);
  // A mapping names schemas by texts.
  const ref = restoreText(isRef(node) ? node.$ref : typeof node === 'string' ? node : '');
  const fault = (what: string, fix: string) => faultAt({ source, pointer: restoreText(pointer) }, what, fix);
  if (/^#|^[^./]+$/.test(ref))
    return fault(`The reference "${ref}" leads nowhere.`, `Define it in the file, or correct the name.`);
  if (message.includes('Remote $ref'))
    return fault(
      restoreText(firstLine(message)),
      `Write everything into one file first: npx @redocly/cli bundle ${relative(file)} -o bundled.yaml`,
    );
  return fault(
    restoreText(firstLine(message)),
    'Correct or remove the $ref. It names a file relative to its own, in the folder of the contract and not hidden.',
  );
}

export interface BundleOptions {
  /** Folder that references may not leave; defaults to that of the file. */
  folder?: string;
  /** Additional folders that references may lead to. */
  allow?: readonly string[];
  /** True to read integers above 2^53 as marked strings (`restoreIntegers`), which preserves their digits. */
  keepIntegers?: boolean;
  /** Receives each fault of which the rest of the contract is read on; by default a fault is thrown. */
  onFault?: OnFault;
  /** Receives one message for each file whose texts were changed, one for each address that pages do not link to, and one
   * for what is internal. */
  warn?: (message: string) => void;
}

/** Maximum number of positions in a warning. */
const MAX_LISTED_POSITIONS = 5;

/** Lists the first positions, and how many more there are. */
function listPositions(pointers: readonly string[]): string {
  const more = pointers.length > MAX_LISTED_POSITIONS ? ` and ${pointers.length - MAX_LISTED_POSITIONS} more` : '';
  return pointers.slice(0, MAX_LISTED_POSITIONS).join(', ') + more;
}

const changedTexts = (file: string, pointers: string[]): string =>
  `${relative(file)}: invisible or incomplete characters were removed from ${listPositions(pointers)}. Correct these texts.`;

const unlinked = (file: string, address: string, pointers: readonly string[]): string =>
  `${relative(file)}: "${address}" of ${listPositions(pointers)} is no link on any page. Write a path of the site, https:, http:, mailto: or tel:.`;

const leftOut = (file: string, names: readonly string[]): string =>
  `${relative(file)}: ${names.length === 1 ? '1 part is' : `${names.length} parts are`} marked "x-internal" and left out: ${names.join(', ')}.`;

/**
 * Bundles a contract into a single document whose `$ref`s are all internal (`#/components/...`).
 *
 * @param file Path of the root file.
 * @throws ContractError if a file is missing or malformed, or a reference has no target.
 */
export async function bundleContract(
  file: string,
  { folder = path.dirname(file), allow = [], keepIntegers = false, warn, onFault = throwFault }: BundleOptions = {},
): Promise<Document> {
  // The bundler visits the root again.
  const reported = new Set<string>();
  const report: OnFault = (fault) => {
    if (!reported.has(fault.message)) onFault(fault);
    reported.add(fault.message);
  };
  const config = await createConfig(kindsConfig(report));
  const resolver = new LocalResolver(config.resolve, [folder, ...allow], {
    keepIntegers,
    rootFile: path.resolve(file),
    onChanged: (changed, pointers) => warn?.(changedTexts(changed, pointers)),
  });
  const result = await readRoot(file, resolver, config, report)
    .then((doc) => bundle({ doc, config, externalRefResolver: resolver }))
    .catch((error: unknown) => {
      throw explain(error, file);
    });
  if (resolver.fileFault) throw explain(resolver.fileFault, file);
  const problems = result.problems.filter(
    (one) => one.severity === 'error' && !isExternalExample(one) && !isInData(one),
  );
  if (problems.length > 0)
    throw joinFaults(await Promise.all(problems.map((problem) => unresolved(problem, file, resolver))));
  const document = result.bundle.parsed as Document;
  if (containsItself(document)) {
    throw new ContractError(
      'A $ref makes a part of the contract contain itself.',
      relative(file),
      'Point each $ref at a part of its own kind: a schema at a schema.',
    );
  }
  const internal = leaveOutInternal(document);
  if (internal.length > 0) warn?.(leftOut(file, internal));
  if (warn) for (const [address, pointers] of unsafeAddresses(document)) warn(unlinked(file, address, pointers));
  return hasMarks(document) ? restoreKeys(document) : document;
}
