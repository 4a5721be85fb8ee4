import { getLineColLocation, type Source } from '@redocly/openapi-core';
import { attempt } from '../../lib/attempt';
import type { OnFault } from '../ContractError';
import { isMap } from '../document';
import { faultAt } from './faultAt';
import { isLongInteger } from './integerMarks';
import type { ContractLocation } from './kinds';

/** Returns a value as it is written in its file: `1.10` for the number 1.1, `0644` for 644. */
export function writtenText({ source, pointer }: Pick<ContractLocation, 'source' | 'pointer'>, value: unknown): string {
  if (isLongInteger(value)) return String(value).slice(1, -1);
  const text = attempt(() => {
    const { start, end } = getLineColLocation({ source: source as Source, pointer });
    const line = (source as Source).getLines()[start.line - 1];
    return line?.slice(start.col - 1, end?.line === start.line ? end.col - 1 : undefined).trim();
  }, undefined);
  return text && /^[\w.+-]+$/.test(text) ? text : String(value);
}

const VALUES = ['example', 'default', 'const'];
const LISTS = ['enum', 'examples'];

const isText = (schema: unknown): boolean => {
  const types = isMap(schema) ? [schema.type].flat() : [];
  return types.includes('string') && types.every((type) => type === 'string' || type === 'null');
};

const isOther = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || isLongInteger(value);

/** Reads the values of a text as they are written, and reports each: YAML reads `0644` and `1e3` as numbers. */
export function readWrittenTexts(
  node: Record<string, unknown>,
  type: string | undefined,
  at: ContractLocation,
  onFault: OnFault,
): void {
  if (!isText(type === 'Schema' ? node : node.schema)) return;
  const read = (owner: Record<string, unknown>, key: string, location: ContractLocation) => {
    if (!isOther(owner[key])) return;
    const written = writtenText(location, owner[key]);
    owner[key] = written;
    const what = `A text is written as a number or as true or false: it is read as "${written}".`;
    onFault(faultAt(location, what, `Quote it: "${written}".`));
  };
  for (const key of VALUES) read(node, key, at.child([key]));
  for (const key of LISTS) {
    const list = node[key];
    if (Array.isArray(list))
      for (const index of list.keys()) read(list as never, String(index), at.child([key, index]));
  }
}
