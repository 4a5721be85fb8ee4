import { isSafeAddress } from '../../lib/safeMarkup';
import { NAMED_PARTS, walkParts } from '../bundle/walkParts';
import type { Document, MediaType, Schema } from '../document';
import { PAGE_ANCHOR } from '../markdown';
import { isRef, refBelow } from '../pointer';
import { namedValues } from '../read/examples';
import type { ReadOperation } from '../read/operation';
import { isJsonType, sampleOf } from '../sample';
import type { BodyDirection, KeywordFault } from '../validate/fault';
import { schemaFault } from '../validate/schemaFault';
import { addressesIn } from './addresses';
import { checkOperations, type Report } from './operations';

const isRelative = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address.trim());

/** Reports links that pages do not have: unsafe ones, to files beside the contract, and to fragments that no page has. */
function checkTextLinks(document: Document, isKnown: (fragment: string) => boolean, report: Report): void {
  const isShown = (address: string) =>
    /^#./.test(address)
      ? PAGE_ANCHOR.test(address.slice(1)) || isKnown(address)
      : isSafeAddress(address) && !isRelative(address);
  for (const [address, pointers] of addressesIn(document))
    for (const pointer of isShown(address) ? [] : pointers)
      report(
        `The link "${address}" leads to no page of the portal.`,
        pointer,
        address.startsWith('#')
          ? 'Link to a heading (`#error-codes`) or an operation (`#operation/operationId`) of the contract.'
          : 'Write the address with its host, or remove the link.',
      );
}

function broken({ keyword, at, options }: KeywordFault): string {
  const place = at ? ` at ${at}` : '';
  if (!options) return `does not satisfy "${keyword}"${place}`;
  return `satisfies ${options.map((name) => `"${name}"`).join(' and ')} of "${keyword}"${place}, which allows only one`;
}

const fixOf = ({ options }: KeywordFault, fix: string): string =>
  // Options that the same value satisfies are a fault of the schema.
  options ? 'Write `anyOf`, or require in each option what tells it apart.' : fix;

/** Compares the examples of a body, a parameter or a header with its schema; without examples, the sample of a body. */
function checkMedia(
  document: Document,
  media: MediaType,
  keys: readonly string[],
  pointer: string,
  report: Report,
): void {
  const isBody = keys.at(-2) === 'content';
  const isJson = isJsonType(isBody ? (keys.at(-1) ?? '') : 'application/json');
  const isSentByReader = keys[0] !== 'webhooks' && !keys.includes('callbacks');
  const isInBody = keys.includes('requestBody') || keys.includes('requestBodies');
  const direction: BodyDirection = (isInBody && isSentByReader) || keys.includes('parameters') ? 'request' : 'response';
  const faultOf = (value: unknown) => schemaFault(document, media.schema as Schema, value, direction);
  const named = namedValues(document, media);
  for (const { name, example } of named) {
    const { value } = example;
    // A map or a list is data, whatever the media type.
    if (value === undefined || (!isJson && Object(value) !== value)) continue;
    const fault = faultOf(value);
    const at = media.example === undefined ? refBelow(pointer, 'examples', name) : refBelow(pointer, 'example');
    if (fault)
      report(`The example "${name}" ${broken(fault)}.`, at, fixOf(fault, 'Correct the example or the schema.'));
  }
  if (named.length > 0 || !isBody || !isJson) return;
  const sample = sampleOf(document, media.schema, direction);
  const fault = sample === undefined ? undefined : faultOf(sample);
  if (fault)
    report(
      `The sample made from the schema ${broken(fault)}.`,
      pointer,
      fixOf(fault, 'Write an example beside the schema.'),
    );
}

/** Compares the examples and the default in a schema with it: they are wrong if neither direction allows them. */
function checkSchema(document: Document, schema: Schema, pointer: string, report: Report): void {
  const { example, examples, default: usual } = schema;
  const values = { example, default: usual, ...(Array.isArray(examples) ? examples : []) };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const [fault, other] = (['request', 'response'] as const).map((direction) =>
      schemaFault(document, schema, value, direction),
    );
    const what = `The ${name === 'default' ? 'default' : 'example'} of a schema`;
    const at = refBelow(pointer, ...(/^\d/.test(name) ? ['examples', name] : [name]));
    if (fault && other) report(`${what} ${broken(fault)}.`, at, fixOf(fault, 'Correct the value or the schema.'));
  }
}

/** Reports examples that contradict their schema, and schemas of which no valid sample can be made. Each place once. */
function checkExamples(document: Document, report: Report): void {
  walkParts(document, (node, keys, isNamed) => {
    if (/^x-/.test(keys.at(-1) ?? '') && !NAMED_PARTS.has(keys.at(-2) ?? '')) return false;
    if (isNamed || Array.isArray(node) || isRef(node)) return true;
    const at = refBelow('#', ...keys);
    const isSchema = keys[1] === 'schemas' || keys.slice(2).some((key) => key === 'schema' || key === 'itemSchema');
    if (isSchema) checkSchema(document, node as Schema, at, report);
    else if ((node as MediaType).schema !== undefined) checkMedia(document, node as MediaType, keys, at, report);
    return true;
  });
}

/** Reports mistakes that validators accept, in a contract that was read. `isKnown` is true for a fragment in a text that pages convert. */
export function reportMistakes(
  document: Document,
  operations: readonly ReadOperation[],
  report: Report,
  isKnown: (fragment: string) => boolean = () => false,
): void {
  if (operations.length === 0)
    report('The contract has no operation: there is nothing to show.', '#/paths', 'Describe operations in `paths`.');
  checkOperations(document, operations, report);
  checkExamples(document, report);
  checkTextLinks(document, isKnown, report);
}
