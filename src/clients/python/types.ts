import type { TypedApis } from '../typedApis';
import type { ClientField, NamedType } from '../types';
import { annotation, docstring, isPythonName, pythonString } from './text';

/** Writes the module with a `TypedDict` of each object and a `Literal` of each enumeration. */
export function pythonTypes({ named, sent }: TypedApis): string {
  const all = [...named.values()];
  const definitions = [
    ...all.filter(({ values }) => values).map(literal),
    ...all
      .filter(({ fields }) => fields)
      .map((type) => {
        const isSent = sent.has(type.name);
        // Registers add values: an enumeration that is read can be any text.
        const nameOf = (name: string) => (named.get(name)?.values && !isSent ? `${name} | str` : name);
        return typedDict(type, (field) => annotation(field.type, nameOf, isSent ? 'typing.Sequence' : 'list'));
      }),
    ...all.filter(({ options }) => options).map(union),
  ];
  return [
    '"""Types of requests and responses."""\n\nfrom __future__ import annotations\n\nimport typing',
    ...definitions.map((lines) => lines.filter((line) => line !== '').join('\n')),
  ].join('\n\n\n');
}

const literal = ({ name, description, values = [] }: NamedType): string[] => [
  `${name} = typing.Literal[${values.map(pythonString).join(', ')}]`,
  docstring(description, ''),
];

const union = ({ name, description, options = [] }: NamedType): string[] => [
  `${name} = typing.Union[${options.join(', ')}]`,
  docstring(description, ''),
];

/** Writes a class. Python 3.10 has no `NotRequired`: required and optional fields stand in two classes above. */
function typedDict({ name, description, fields = [] }: NamedType, typeOf: (field: ClientField) => string): string[] {
  const part = (own: string, isRequired: boolean): string[] => {
    const members = fields.filter(({ required }) => required === isRequired);
    const total = isRequired ? '' : ', total=False';
    if (!members.every((field) => isPythonName(field.name))) {
      const entries = members.map((field) => `${pythonString(field.name)}: ${pythonString(typeOf(field))}`);
      return [`${own} = typing.TypedDict(${pythonString(own)}, {${entries.join(', ')}}${total})`];
    }
    const doc = own === name ? docstring(description, '    ') : '';
    const lines = members.flatMap((field) => [
      `    ${field.name}: ${typeOf(field)}`,
      docstring(field.description, '    '),
    ]);
    return [`class ${own}(typing.TypedDict${total}):`, doc, ...(lines.length > 0 ? lines : ['    pass'])];
  };
  if (fields.every(({ required }) => required)) return part(name, true);
  return [
    ...part(`_${name}Required`, true),
    '\n',
    ...part(`_${name}Optional`, false),
    `\n\nclass ${name}(_${name}Required, _${name}Optional):`,
    docstring(description, '    '),
    '    pass',
  ];
}
