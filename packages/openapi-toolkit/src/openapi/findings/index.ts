import { addressesIn } from '../bundle/unsafeAddresses';
import { NAMED_PARTS, walkParts } from '../bundle/walkParts';
import type { Document, MediaType, Schema } from '../document';
import { PAGE_ANCHOR } from '../markdown';
import { isRef, refBelow } from '../pointer';
import { namedValues } from '../read/examples';
import type { ReadOperation } from '../readOperations';
import { isJsonType, sampleOf } from '../sample';
import type { BodyDirection, KeywordFault } from '../validate/fault';
import { schemaFault } from '../validate/schemaFault';
import { type ContractFinding, operationFindings } from './operations';

const isRelative = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address.trim());

/** Finds links in texts to files beside the contract, which a portal lacks, and to fragments that no page has. */
function linkFindings(document: Document, isKnown: (fragment: string) => boolean): ContractFinding[] {
  return [...addressesIn(document)]
    .filter(
      ([address]) =>
        isRelative(address) || (/^#./.test(address) && !PAGE_ANCHOR.test(address.slice(1)) && !isKnown(address)),
    )
    .flatMap(([address, pointers]) =>
      pointers.map((pointer) => ({
        what: `The link "${address}" leads to no page of the portal.`,
        pointer,
        fix: address.startsWith('#')
          ? 'Link to a heading (`#error-codes`) or an operation (`#operation/operationId`) of the contract.'
          : 'Write the address with its host, or remove the link.',
      })),
    );
}

function broken({ keyword, at, options }: KeywordFault): string {
  const place = at ? ` at ${at}` : '';
  if (!options) return `does not satisfy "${keyword}"${place}`;
  return `satisfies ${options.map((name) => `"${name}"`).join(' and ')} of "${keyword}"${place}, which allows only one`;
}

/** Options that the same value satisfies are a fault of the schema. */
const findingOf = (what: string, fault: KeywordFault, pointer: string, fix: string): ContractFinding => ({
  what: `${what} ${broken(fault)}.`,
  pointer,
  fix: fault.options ? 'Write `anyOf`, or require in each option what tells it apart.' : fix,
});

/** Compares the examples of a body, a parameter or a header with its schema; without examples, the sample of a body. */
function mediaFindings(document: Document, media: MediaType, keys: readonly string[], at: string): ContractFinding[] {
  const [, type = ''] = keys.at(-2) === 'content' ? keys.slice(-2) : ['', 'application/json'];
  const isSentByReader = keys[0] !== 'webhooks' && !keys.includes('callbacks');
  const isInBody = keys.includes('requestBody') || keys.includes('requestBodies');
  const direction: BodyDirection = (isInBody && isSentByReader) || keys.includes('parameters') ? 'request' : 'response';
  const named = namedValues(document, media);
  const findings = named.flatMap(({ name, example: { value } }): ContractFinding[] => {
    // A map or a list is data, whatever the media type.
    if (value === undefined || (!isJsonType(type) && Object(value) !== value)) return [];
    const fault = schemaFault(document, media.schema as Schema, value, direction);
    const pointer = media.example === undefined ? refBelow(at, 'examples', name) : refBelow(at, 'example');
    return fault ? [findingOf(`The example "${name}"`, fault, pointer, 'Correct the example or the schema.')] : [];
  });
  if (named.length > 0 || keys.at(-2) !== 'content' || !isJsonType(type)) return findings;
  const value = sampleOf(document, media.schema, direction);
  const fault = value === undefined ? undefined : schemaFault(document, media.schema as Schema, value, direction);
  return fault ? [findingOf('The sample made from the schema', fault, at, 'Write an example beside the schema.')] : [];
}

/** Compares the examples and the default in a schema with it: they are wrong if neither direction allows them. */
function schemaFindings(document: Document, schema: Schema, at: string): ContractFinding[] {
  const { example, examples, default: usual } = schema;
  const values = { example, default: usual, ...(Array.isArray(examples) ? examples : []) };
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const faults = (['request', 'response'] as const).map((one) => schemaFault(document, schema, value, one));
    const what = `The ${name === 'default' ? 'default' : 'example'} of a schema`;
    const pointer = refBelow(at, ...(/^\d/.test(name) ? ['examples', name] : [name]));
    return faults[0] && faults[1] ? [findingOf(what, faults[0], pointer, 'Correct the value or the schema.')] : [];
  });
}

/** Finds examples that contradict their schema, and schemas of which no valid sample can be made. Each place once. */
function exampleFindings(document: Document): ContractFinding[] {
  const findings: ContractFinding[] = [];
  walkParts(document, (node, keys, isNamed) => {
    if (/^x-/.test(keys.at(-1) ?? '') && !NAMED_PARTS.has(keys.at(-2) ?? '')) return false;
    if (isNamed || Array.isArray(node) || isRef(node)) return true;
    const at = refBelow('#', ...keys);
    const isSchema = keys[1] === 'schemas' || keys.slice(2).some((key) => key === 'schema' || key === 'itemSchema');
    if (isSchema) findings.push(...schemaFindings(document, node as Schema, at));
    else if ((node as MediaType).schema !== undefined)
      findings.push(...mediaFindings(document, node as MediaType, keys, at));
    return true;
  });
  return findings;
}

export type { ContractFinding } from './operations';

const NO_OPERATIONS: ContractFinding = {
  what: 'The contract has no operation: there is nothing to show.',
  pointer: '#/paths',
  fix: 'Describe operations in `paths`.',
};

/** Finds mistakes that validators accept, in a contract that was read. `isKnown` is true for a fragment in a text that pages convert. */
export function findingsIn(
  document: Document,
  operations: readonly ReadOperation[],
  isKnown: (fragment: string) => boolean = () => false,
): ContractFinding[] {
  return [
    ...(operations.length === 0 ? [NO_OPERATIONS] : []),
    ...operationFindings(document, operations),
    ...exampleFindings(document),
    ...linkFindings(document, isKnown),
  ];
}
