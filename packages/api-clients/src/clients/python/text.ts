import { snakeCase } from 'openapi-toolkit';
import type { ClientType } from '../types';

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield self'
  ).split(' '),
);

/** True if a name can be a field of a class, where two underscores at the start change it. */
export const isPythonName = (name: string): boolean => /^(?!__)[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);

/** Returns a name of the contract as Python writes it: `companyId` → `company_id`, `from` → `from_`. */
export function pythonName(name: string): string {
  const snake = snakeCase(name) || '_';
  return isPythonName(snake) ? snake : /^\d/.test(snake) ? `_${snake}` : `${snake}_`;
}

/** Returns a docstring; nothing for an empty text. */
export function docstring(text: string, indent: string): string {
  const plain = text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/\n(?=.)/g, `\n${indent}`);
  return plain === '' ? '' : `${indent}"""${plain}"""`;
}

const SCALARS = { any: 'object', null: 'None', string: 'str', integer: 'int', number: 'float', boolean: 'bool' };

/** Returns the annotation of a type. Lists are `list` in responses, `typing.Sequence` in requests. */
export function annotation(type: ClientType, named: (name: string) => string, list: string): string {
  const inner = (part: ClientType) => annotation(part, named, list);
  if (type.kind === 'list') return `${list}[${inner(type.of)}]`;
  if (type.kind === 'map') return `dict[str, ${inner(type.of)}]`;
  if (type.kind === 'choice') return [...new Set(type.options.map(inner))].join(' | ');
  return type.kind === 'named' ? named(type.name) : SCALARS[type.kind];
}
