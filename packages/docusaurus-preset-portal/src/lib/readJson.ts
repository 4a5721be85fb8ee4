import { readFile } from 'node:fs/promises';
import type { Joi } from '@docusaurus/utils-validation';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { UserError } from 'openapi-toolkit';

/** Returns position and message of the first syntax error of a JSON text: `12:3: Property name expected`. */
function faultOf(text: string): string {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  const [first] = faults;
  if (!first) return '1:1: Invalid symbol';
  const lines = text.slice(0, first.offset).split('\n');
  const why = printParseErrorCode(first.error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: ${why}`;
}

/** Parses hand-written JSON. Throws a UserError with file, line and column of the first fault. */
export function parseJson<Data>(text: string, file: string): Data {
  try {
    return JSON.parse(text) as Data;
  } catch {
    throw new UserError(`${file}:${faultOf(text)}. Correct the JSON syntax.`);
  }
}

/** Reads a hand-written JSON file. Throws a UserError with the place of a fault, or all violations of the schema. */
export async function readJson<Data>(file: string, shape?: Joi.Schema): Promise<Data> {
  const data = parseJson<Data>(await readFile(file, 'utf8'), file);
  const { error } = shape?.validate(data, { abortEarly: false, convert: false }) ?? {};
  if (!error) return data;
  throw new UserError(error.details.map(({ message }) => `${file}: ${message}. Correct it.`).join('\n'));
}
