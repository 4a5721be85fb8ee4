import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pythonString } from '../../lib/quote';
import { sha256 } from '../../lib/sha256';
import { zip } from '../../lib/zip';
import type { ClientModel } from '../model';
import { pythonOperations } from './operations';
import { docstring } from './text';
import { pythonTypes } from './types';

const ERRORS = ['ClientError', 'ConnectionFailure', 'Problem', 'UnexpectedResponse'];

/** Makes the wheel of the client, without dependencies. */
export async function pythonWheel(model: ClientModel): Promise<Uint8Array> {
  const { className, description, version, homepage, problems } = model;
  const name = model.name.replaceAll('-', '_');
  const info = `${name}-${version}.dist-info`;
  const files = new Map([
    [
      `${name}/__init__.py`,
      `${docstring(`${description} ${version}. ${homepage}`, '')}

from . import types
from ._operations import ${className}
from ._problems import ProblemType
from ._runtime import ${ERRORS.join(', ')}

__all__ = [${[className, ...ERRORS, 'ProblemType', 'types'].map(pythonString).join(', ')}]
`,
    ],
    [`${name}/_operations.py`, pythonOperations(model)],
    [
      `${name}/_problems.py`,
      `import typing\n\nProblemType = typing.Literal[${problems.map(pythonString).join(', ')}]\n`,
    ],
    [`${name}/_runtime.py`, await readFile(path.join(__dirname, 'runtime.py'), 'utf8')],
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
  const record = [...files].map(
    ([file, text]) => `${file},sha256=${sha256(text, 'base64url')},${Buffer.byteLength(text)}`,
  );
  files.set(`${info}/RECORD`, [...record, `${info}/RECORD,,\n`].join('\n'));
  return zip(files, 9);
}
