import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/sha256';
import { zip } from '../../lib/zip';
import { problemIds } from '../../terms/problems';
import type { ClientNames } from '../names';
import type { TypedApis } from '../typedApis';
import { pythonOperations } from './operations';
import { docstring, pythonString } from './text';
import { pythonTypes } from './types';

/** Returns the modules of the client by path. */
export async function pythonModules(typed: TypedApis, names: ClientNames): Promise<Map<string, string>> {
  const { module, className, title, version } = names;
  const errors = ['ClientError', 'ConnectionFailure', 'Problem', 'UnexpectedResponse'];
  return new Map([
    [
      `${module}/__init__.py`,
      `${docstring(`Client of the ${title}, version ${version}.`, '')}

from . import types
from ._operations import ${className}
from ._problems import ProblemType
from ._runtime import ${errors.join(', ')}

__all__ = [${[className, ...errors, 'ProblemType', 'types'].map(pythonString).join(', ')}]
`,
    ],
    [`${module}/_operations.py`, pythonOperations(typed, names)],
    [
      `${module}/_problems.py`,
      `import typing\n\nProblemType = typing.Literal[${problemIds.map(pythonString).join(', ')}]\n`,
    ],
    [`${module}/_runtime.py`, await readFile(path.join(__dirname, 'runtime.py'), 'utf8')],
    [`${module}/types.py`, pythonTypes(typed)],
    [`${module}/py.typed`, ''],
  ]);
}

/** Returns the wheel of the client: its file name and its bytes. */
export async function pythonWheel(typed: TypedApis, names: ClientNames): Promise<[file: string, content: Buffer]> {
  const files = await pythonModules(typed, names);
  const { module, title, version, homepage } = names;
  const info = `${module}-${version}.dist-info`;
  files.set(
    `${info}/METADATA`,
    `Metadata-Version: 2.1
Name: ${module.replaceAll('_', '-')}
Version: ${version}
Summary: Client of the ${title}
Home-page: ${homepage}
Requires-Python: >=3.10
`,
  );
  files.set(`${info}/WHEEL`, 'Wheel-Version: 1.0\nGenerator: portal\nRoot-Is-Purelib: true\nTag: py3-none-any\n');
  const record = [...files].map(
    ([name, text]) => `${name},sha256=${sha256(text, 'base64url')},${Buffer.byteLength(text)}`,
  );
  files.set(`${info}/RECORD`, `${record.join('\n')}\n${info}/RECORD,,\n`);
  return [`${module}-${version}-py3-none-any.whl`, zip(files, 9)];
}
