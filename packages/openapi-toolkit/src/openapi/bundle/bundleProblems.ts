import path from 'node:path';
import { type NormalizedProblem, YamlParseError } from '@redocly/openapi-core';
import { relativePath } from '../../lib/files';
import { ContractError } from '../ContractError';
import { isRef, unescapePart } from '../pointer';
import { faultAt } from './faultAt';
import type { LocalResolver } from './LocalResolver';
import { restoreText } from './protectKeys';
import { NAMED_PARTS } from './walkParts';

export const shownPath = (file: string): string => relativePath(process.cwd(), file) || file;

const firstLine = (message: string) =>
  (message.split('\n')[0] ?? '').replace(/(?<=["'])(?:\/|[A-Z]:\\)[^"']+(?=["'])/g, shownPath);

function fromYaml(error: YamlParseError): ContractError {
  return new ContractError(
    // The message of the parser includes the position.
    `The contract is not valid ${/\.json$/i.test(error.source.absoluteRef) ? 'JSON' : 'YAML'}: ${firstLine(error.originalError.message).replace(/ in ".*" \(\d+:\d+\)$/, '')}`,
    `${shownPath(error.source.absoluteRef)}:${error.line}:${error.col}`,
    'Check the indentation and quoting on that line.',
  );
}

/** Returns what a reader of the contract can do about an error of the parser or the bundler. */
export function explainBundleError(error: unknown, file: string): ContractError {
  if (error instanceof ContractError) return error;
  if (error instanceof YamlParseError) return fromYaml(error);
  return new ContractError(
    `The contract can't be read: ${firstLine((error as Error).message)}`,
    shownPath(file),
    'Check that the file exists and is an OpenAPI 3 document in YAML or JSON.',
  );
}

/** True for an `externalValue`, which the bundler takes for a reference: the page shows it as a link. */
const isExternalExample = ({ message, location }: { message: string; location: { pointer?: string }[] }) =>
  message.includes('Remote $ref') && /\/examples\/[^/]+$/.test(location[0]?.pointer ?? '');

/** Below these keys is data. What stands for all of it may be a reference: `example: { $ref: … }`. */
const DATA = new Set(['example', 'value', 'dataValue', 'default', 'const', 'enum']);

/** True for a part of data, such as an extension or an example, which may hold references of other programs. Webhooks are none. */
function isInData({ location }: NormalizedProblem): boolean {
  const keys = (location[0]?.pointer ?? '').split('/');
  return keys.some(
    (key, at) =>
      !NAMED_PARTS.has(keys[at - 1] ?? '') &&
      (DATA.has(key) ? at < keys.length - 1 : key.startsWith('x-') && key !== 'x-webhooks'),
  );
}

export const isFault = (problem: NormalizedProblem): boolean =>
  problem.severity === 'error' && !isExternalExample(problem) && !isInData(problem);

/** Explains why a reference leads nowhere: one in its own file, to another host, or to another file. */
export async function unresolved(
  { message, location: [location] }: NormalizedProblem,
  file: string,
  resolver: LocalResolver,
) {
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
      `Write everything into one file first: npx @redocly/cli bundle ${shownPath(file)} -o bundled.yaml`,
    );
  return fault(
    restoreText(firstLine(message)),
    message.includes('outside the folder')
      ? 'Put the file into the folder of the contract (of the site, with the option `apis`), or allow its folder in the command: `--allow DIR`.'
      : message.includes('is a folder')
        ? `Name a file in it: $ref: ${ref.replace(/\/?$/, '/')}NAME.yaml`
        : 'Correct or remove the $ref. It names a file relative to its own, in the folder of the contract and not hidden.',
  );
}
