import { type Document, isRef, lookUp } from 'openapi-toolkit';

/** One fact of a contract, with its position. */
export interface Fact {
  pointer: string;
  text: string;
}

const words = (text: string) => new Set(text.split(' '));

/** Maps whose keys a reader needs. */
const NAMED = words(
  'properties patternProperties responses headers content examples callbacks links scopes variables flows encoding',
);

/** Keywords whose value the page expresses in words: `type: [string, 'null']` is "string can be null". */
const IN_WORDS = words(
  '$ref type in style explode required nullable readOnly writeOnly deprecated uniqueItems allowReserved allowEmptyValue security $schema $id $comment',
);

/** Keywords with values of any type: their content is data, whatever its keys are. */
const DATA = words('example value default const enum');

/** Extensions that the pages show word by word. Our others are codes in words; those of vendors are left out. */
const SHOWN =
  /^x-(audience|cause|codeSamples|code-samples|displayName|tagGroups|webhooks|enumNames|enum-(varnames|names|descriptions?)|deprecat(ed|ion)-(description|reason|message))$/;
const isHidden = (key: string) => key.startsWith('x-') && !SHOWN.test(key);

/** Examples of a schema, and the places of one. */
const EXAMPLES = /^examples?$/;
const SCHEMA = /\/(schemas?|properties|items|allOf|oneOf|anyOf)\//;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a contract: its keyword, and the references followed so far. */
interface Part {
  document: Document;
  node: unknown;
  pointer: string;
  keyword?: string;
  seen: Set<string>;
}

function* scalar(value: unknown, pointer: string): Generator<Fact> {
  const hasText = value !== undefined && value !== null && value !== '' && typeof value !== 'boolean';
  if (hasText) yield { pointer, text: String(value) };
}

function* data(value: unknown, pointer: string): Generator<Fact> {
  if (typeof value !== 'object' || value === null) {
    yield* scalar(value, pointer);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (isMap(value)) yield { pointer: `${pointer}/${key}`, text: key };
    yield* data(inner, `${pointer}/${key}`);
  }
}

/** A reference into the contract. Extensions may contain other references, which are not followed. */
const isInside = (node: unknown): node is { $ref: string } => isRef(node) && node.$ref.startsWith('#');

function* referred({ document, node, pointer, keyword, seen }: Part & { node: { $ref: string } }): Generator<Fact> {
  const { $ref, ...beside } = node;
  yield* factsOf({ document, node: beside, pointer, seen });
  if (seen.has($ref)) return;
  seen.add($ref);
  yield* factsOf({ document, node: lookUp(document, $ref).node, pointer: $ref, keyword, seen });
}

/**
 * Returns all facts of a part of a contract, through its references: names, texts, limits and values. A
 * fact that is reached through several references counts once.
 */
export function* factsOf(part: Part): Generator<Fact> {
  const { document, node, pointer, keyword = '', seen } = part;
  if (isInside(node)) {
    yield* referred({ ...part, node });
    return;
  }
  const named = NAMED.has(keyword) && isMap(node);
  if (keyword === 'mapping' && isMap(node)) {
    for (const [value, ref] of Object.entries(node)) {
      yield { pointer: `${pointer}/${value}`, text: value };
      yield { pointer: `${pointer}/${value}`, text: String(ref).replace(/^.*\//, '') };
    }
    return;
  }
  // For a field, its value in the example of the body is shown instead of its own example.
  if (!named && EXAMPLES.test(keyword) && SCHEMA.test(pointer)) return;
  if (!named && (DATA.has(keyword) || keyword === 'examples')) {
    yield* data(node, pointer);
    return;
  }
  if (typeof node !== 'object' || node === null) {
    yield* scalar(node, pointer);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${key}`;
    if (keyword === 'responses' && isHidden(key)) continue;
    if (named && keyword !== 'examples') yield { pointer: at, text: key };
    else if (isMap(node) && (IN_WORDS.has(key) || isHidden(key))) continue;
    yield* factsOf({ document, node: value, pointer: at, keyword: named || Array.isArray(node) ? '' : key, seen });
  }
}
