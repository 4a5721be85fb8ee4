import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pythonString, UserError } from 'openapi-toolkit';
import { sha256 } from 'openapi-toolkit/node';
import { zip } from '../../lib/zip';
import type { ClientModel } from '../model';
import type { TypedApis } from '../typedApis';
import type { NamedType } from '../types';
import type { ClientTable } from '../typescript/runtime/table';
import { pythonOperations } from './operations';
import { annotation, docstring, isPythonName, pythonName } from './text';

/** Writes the module with a `TypedDict` of each object and a `Literal` of each enumeration. */
function pythonTypes({ types }: TypedApis): string {
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

const ERRORS = ['ClientError', 'ConnectionFailure', 'InvalidCall', 'Problem', 'UnexpectedResponse'];
const INFOS = ['RateLimit', 'ResponseInfo'];
const RUNTIME = path.join(__dirname, 'runtime');

/** Makes the wheel of the client, without dependencies. */
export async function pythonWheel(model: ClientModel): Promise<Uint8Array> {
  const { className, description, version, homepage, problems, members, table } = model;
  const name = model.name.replaceAll('-', '_');
  const info = `${name}-${version}.dist-info`;
  const files = new Map([
    [
      `${name}/__init__.py`,
      `${docstring(`${description} ${version}. ${homepage}`, '')}

from . import types
from ._client import ${INFOS.join(', ')}
from ._errors import ${ERRORS.join(', ')}
from ._operations import ${className}
from ._problems import ProblemType

__all__ = [${[className, ...ERRORS, ...INFOS, 'ProblemType', 'types'].map(pythonString).join(', ')}]
`,
    ],
    [`${name}/_operations.py`, pythonOperations(model)],
    [
      `${name}/_problems.py`,
      `import typing

ProblemType = ${problems.length > 0 ? `typing.Literal[${problems.map(pythonString).join(', ')}]` : 'str'}


class ProblemMembers:
    def __init__(self, body: dict[str, typing.Any]) -> None:
        self.body = body
${[...members].map(([member, api]) => memberOf(member, table.apis[api])).join('')}`,
    ],
    [`${name}/operations.json`, JSON.stringify(model.table)],
    [`${name}/types.py`, pythonTypes(model)],
    [`${name}/py.typed`, ''],
    [
      `${info}/METADATA`,
      `Metadata-Version: 2.1
Name: ${model.name}
Version: ${version}
Summary: ${description}
Home-page: ${homepage}
License: ${model.licence.id}
Requires-Python: >=3.10
`,
    ],
    [`${info}/LICENSE`, model.licence.text],
    [`${info}/WHEEL`, 'Wheel-Version: 1.0\nGenerator: portal\nRoot-Is-Purelib: true\nTag: py3-none-any\n'],
  ]);
  for (const file of (await readdir(RUNTIME)).filter((name) => name.endsWith('.py')))
    files.set(`${name}/_${file}`, await readFile(path.join(RUNTIME, file), 'utf8'));
  const record = [...files].map(
    ([file, text]) => `${file},sha256=${sha256(text, 'base64url')},${Buffer.byteLength(text)}`,
  );
  files.set(`${info}/RECORD`, [...record, `${info}/RECORD,,\n`].join('\n'));
  return zip(files);
}

/** Imports a wheel. Returns false if Python does not start: an exception ends it with 1. @throws UserError with the place of what Python refuses. */
export async function importWheel(file: string): Promise<boolean> {
  const program = 'import sys; sys.path.insert(0, sys.argv[1]); __import__(sys.argv[2])';
  const [name = ''] = path.basename(file).split('-');
  try {
    await promisify(execFile)(process.platform === 'win32' ? 'python' : 'python3', ['-I', '-c', program, file, name]);
    return true;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
    if (code !== 1) return false;
    await rm(file);
    throw new UserError(stderr.replaceAll(file, '').trim().split('\n').slice(-4).join(' ').replace(/\s+/g, ' '));
  }
}

/** Returns the statement that sets a member of a problem. */
function memberOf(name: string, api?: ClientTable): string {
  const shape = api?.problem.properties?.[name];
  const { type } = (shape?.$ref ? api?.shapes[shape.$ref] : shape) ?? {};
  const text = type === 'string' ? ': str | None' : '';
  return `        self.${pythonName(name)}${text} = body.get(${pythonString(name)})\n`;
}
