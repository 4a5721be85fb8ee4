import { pythonString } from '../../lib/quote';
import type { TypedApis } from '../typedApis';
import type { NamedType } from '../types';
import { annotation, docstring, isPythonName } from './text';

/** Writes the module with a `TypedDict` of each object and a `Literal` of each enumeration. */
export function pythonTypes({ types }: TypedApis): string {
  const enumerations = new Set(types.filter(({ values }) => values).map(({ name }) => name));
  const definitions = types.map((type) =>
    definition(type, enumerations)
      .filter((line) => line !== '')
      .join('\n'),
  );
  return `"""Types of requests and responses."""

from __future__ import annotations

import typing

if typing.TYPE_CHECKING:  # Known to all type checkers; Python has it since 3.11.
    from typing_extensions import NotRequired


${definitions.join('\n\n\n')}
`;
}

function definition(type: NamedType, enumerations: ReadonlySet<string>): string[] {
  const { name, description, isSent, fields, values = [], options } = type;
  if (options) return [`${name} = typing.Union[${options.map(pythonString).join(', ')}]`, docstring(description, '')];
  if (!fields) return [`${name} = typing.Literal[${values.map(pythonString).join(', ')}]`, docstring(description, '')];
  // Registers add values: an enumeration that is read can be any text.
  const nameOf = (named: string) => (enumerations.has(named) && !isSent ? `${named} | str` : named);
  const typed = fields.map((field) => {
    const text = annotation(field.type, nameOf, isSent ? 'typing.Sequence' : 'list');
    return { ...field, text: field.required ? text : `NotRequired[${text}]` };
  });
  if (!fields.every((field) => isPythonName(field.name))) {
    const entries = typed.map((field) => `${pythonString(field.name)}: ${pythonString(field.text)}`);
    return [`${name} = typing.TypedDict(${pythonString(name)}, {${entries.join(', ')}})`, docstring(description, '')];
  }
  const lines = typed.flatMap((field) => [`    ${field.name}: ${field.text}`, docstring(field.description, '    ')]);
  return [
    `class ${name}(typing.TypedDict):`,
    docstring(description, '    '),
    ...(fields.length ? lines : ['    pass']),
  ];
}
