import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pythonString } from '../../lib/quote';
import { sha256 } from '../../lib/sha256';
import { zip } from '../../lib/zip';
import type { ClientModel } from '../model';
import type { ClientTable } from '../typescript/runtime/table';
import { pythonOperations } from './operations';
import { docstring, pythonName } from './text';
import { pythonTypes } from './types';

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

ProblemType = typing.Literal[${problems.map(pythonString).join(', ')}]


class ProblemMembers:
    def __init__(self, body: dict[str, typing.Any]) -> None:
        self.body = body
${[...members].map(([one, api]) => memberOf(one, table.apis[api])).join('')}`,
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
  for (const file of (await readdir(RUNTIME)).filter((one) => one.endsWith('.py')))
    files.set(`${name}/_${file}`, await readFile(path.join(RUNTIME, file), 'utf8'));
  const record = [...files].map(
    ([file, text]) => `${file},sha256=${sha256(text, 'base64url')},${Buffer.byteLength(text)}`,
  );
  files.set(`${info}/RECORD`, [...record, `${info}/RECORD,,\n`].join('\n'));
  return zip(files);
}

/** Returns the statement that sets a member of a problem. */
function memberOf(name: string, api?: ClientTable): string {
  const shape = api?.problem.properties?.[name];
  const { type } = (shape?.$ref ? api?.shapes[shape.$ref] : shape) ?? {};
  const text = type === 'string' ? ': str | None' : '';
  return `        self.${pythonName(name)}${text} = body.get(${pythonString(name)})\n`;
}
