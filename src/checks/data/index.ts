import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { parseJson, suggestionFor } from 'docusaurus-preset-portal/node';
import { listFilesSync } from 'openapi-toolkit/node';
import { LineCounter, parse, parseDocument } from 'yaml';

const FOLDER = 'docs/_data';
const SCHEMAS = 'src/checks/data/schemas.yaml';

/** A schema as `schemas.yaml` writes it: a name of `$defs`, `fields`, a `list` of a name or of objects with these fields, a `map` of equal values, or JSON Schema. */
type Written = string | { fields?: Record<string, Written>; list?: Written | Record<string, Written>; map?: Written };

/** Returns the JSON Schema of a written one. */
function schemaOf(written: Written): object {
  if (typeof written === 'string') return { $ref: `#/$defs/${written}` };
  const { fields, list, map } = written;
  if (list)
    return {
      type: 'array',
      items: schemaOf(typeof list === 'string' ? list : { fields: list as Record<string, Written> }),
    };
  if (map) return { type: 'object', additionalProperties: schemaOf(map) };
  if (!fields) return written;
  const entries = Object.entries(fields).map(([name, field]) => [name.replace('?', ''), schemaOf(field)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: Object.keys(fields).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

/** Returns what is wrong, and how to correct it. */
function messageOf({ keyword, params, message, parentSchema }: ErrorObject): string {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  if (keyword === 'required') return `has no field "${params.missingProperty}". Add it: ${SCHEMAS} lists the fields.`;
  if (keyword === 'additionalProperties')
    return `has an unknown field "${params.additionalProperty}"; ${suggestionFor(params.additionalProperty, known)}. Correct or remove it.`;
  return `${message}${params.allowedValues ? `: ${params.allowedValues.join(', ')}` : ''}. Correct it.`;
}

let validators: Map<string, ValidateFunction> | undefined;

function readSchemas(): Map<string, ValidateFunction> {
  const { $defs = {}, files = {} } = parse(readFileSync(path.resolve(SCHEMAS), 'utf8')) as Record<
    string,
    Record<string, Written>
  >;
  const definitions = Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, schemaOf(schema)]));
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });
  return new Map(
    Object.entries(files).map(([name, schema]) => [name, ajv.compile({ ...schemaOf(schema), $defs: definitions })]),
  );
}

function faultsOf(name: string, validate: ValidateFunction | undefined): string[] {
  const file = `${FOLDER}/${name}`;
  if (!validate) return [`${file}:1: the file has no schema. Add it to ${SCHEMAS}.`];
  const text = readFileSync(file, 'utf8');
  if (validate(parseJson(text, file))) return [];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (validate.errors ?? []).map((error) => {
    const at = error.instancePath.split('/').slice(1);
    const { range } = (document.getIn(at, true) ?? {}) as { range?: number[] };
    return `${file}:${lines.linePos(range?.[0] ?? 0).line}: ${at.join('.') || 'the file'} ${messageOf(error)}`;
  });
}

/** Returns the faults of the JSON files in `docs/_data`, a line for each. */
export function dataFaults(): string[] {
  // Compiled once: the dev server checks again after each edit.
  validators ??= readSchemas();
  const known = validators;
  return listFilesSync(FOLDER)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .flatMap((name) => {
      try {
        return faultsOf(name, known.get(name));
      } catch (error) {
        return [(error as Error).message];
      }
    });
}
