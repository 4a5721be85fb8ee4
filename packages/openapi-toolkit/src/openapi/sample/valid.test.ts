import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { apis } from 'docusaurus-preset-portal/content';
import { describe, expect, it } from 'vitest';
import { listFilesSync } from '../../lib/files';
import { bundleContract } from '../bundle/bundleContract';
import { type AnySchema, type Document, isMap, type Schema } from '../document';

import { operationsOf } from '../operations';
import { patternTest } from '../pattern';
import { refBelow } from '../pointer';
import { exclusiveLimits } from '../read/constraints';
import type { BodyDirection } from '../validate/fault';
import { isOmitted } from '../validate/objectFault';
import { schemaFault } from '../validate/schemaFault';
import { sampleOf } from './sampleOf';

/** Compares generated samples with another validator. */

const DIRECTIONS: BodyDirection[] = ['request', 'response'];

/** Translates what OpenAPI says of a value, and JSON Schema does not, to keywords. */
function translated(document: Document, node: unknown, direction: BodyDirection): unknown {
  if (Array.isArray(node)) return node.map((one) => translated(document, one, direction));
  if (!isMap(node)) return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, translated(document, value, direction)]),
  );
  const { properties, required, nullable, discriminator, oneOf, ...others } = schema as Schema;
  const isSent = (name: string) => !isOmitted(document, (node as Schema).properties?.[name], direction);
  const own = {
    ...others,
    ...(properties && { properties }),
    ...(Array.isArray(required) && { required: required.filter((name) => typeof name !== 'string' || isSent(name)) }),
    // The discriminator selects one of the options.
    ...(oneOf && (discriminator ? { anyOf: oneOf } : { oneOf })),
  };
  return nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
}

/** Names by which references were resolved when the contract was read. */
const NAMES = ['$id', '$anchor', '$dynamicAnchor'];

/** Copies schemas without what the other validator refuses. */
function forValidator(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forValidator);
  if (!isMap(node)) return node;
  const entries = Object.entries(exclusiveLimits(node)).filter(
    ([key, value]) => !(NAMES.includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'enum' ? value : forValidator(value)]));
}

/** Returns every named schema and every schema of a body, by its pointer. */
function schemasIn(document: Document): [pointer: string, schema: AnySchema][] {
  const found: [string, AnySchema][] = [];
  const collect = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { content } = node as { content?: unknown };
    for (const [type, media] of Object.entries(isMap(content) ? content : {})) {
      if (isMap(media) && media.schema !== undefined)
        found.push([refBelow(pointer, 'content', type, 'schema'), media.schema as AnySchema]);
    }
    for (const [key, value] of Object.entries(node)) collect(value, refBelow(pointer, key));
  };
  for (const { operation, pointer } of operationsOf(document)) collect(operation, pointer);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    found.push([refBelow('#/components/schemas', name), schema as AnySchema]);
  return found;
}

const files = [
  ...listFilesSync('tests/fixtures/contracts')
    .filter((file) => /^[\w-]+\.yaml$/.test(file))
    .map((file) => `tests/fixtures/contracts/${file}`),
  ...apis.map(({ spec }) => `api-specs/${spec}`),
];

const regExp = Object.assign(
  (pattern: string) => Object.assign(/(?:)/, { test: patternTest(pattern), toString: () => pattern }),
  { code: 'new RegExp' },
);

describe.each(files)('%s', (file) => {
  it.each(DIRECTIONS)('every %s sample is valid', async (direction) => {
    const document = await bundleContract(file);
    const ajv = new Ajv2020({
      strict: false,
      validateSchema: false,
      logger: false,
      ownProperties: true,
      code: { regExp },
      multipleOfPrecision: 8,
    });
    addFormats(ajv);
    ajv.addSchema(forValidator(translated(document, document, direction)) as object, 'contract');
    const schemas = schemasIn(document);
    expect(schemas.length).toBeGreaterThan(0);
    const wrong = schemas.flatMap(([pointer, schema]) => {
      const value = sampleOf(document, schema, direction);
      if (value === undefined) return [];
      let errors: unknown;
      const own = schemaFault(document, schema, value, direction);
      try {
        const validate = ajv.compile({ $ref: `contract${pointer}` });
        errors = validate(value) ? undefined : validate.errors;
      } catch (error) {
        errors = (error as Error).message;
      }
      return errors || own
        ? [`${pointer}: ${JSON.stringify(value)} ${JSON.stringify(own)} ${JSON.stringify(errors)}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});
