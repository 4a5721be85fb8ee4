import { apiName, pascalCase, pythonString } from 'openapi-toolkit';
import type { ClientModel } from '../model';
import type { TypedOperation, TypedParameter } from '../typedApis';
import type { ClientType } from '../types';
import { annotation, docstring, pythonName } from './text';

/** Writes the module with the client and a class of each API. */
export function pythonOperations({ apis, types, className, description }: ClientModel): string {
  const enumerations = new Set(types.filter(({ values }) => values).map(({ name }) => name));
  const received = (type: ClientType) =>
    annotation(type, (name) => `_types.${name}${enumerations.has(name) ? ' | str' : ''}`, 'list');
  const classes = apis.map((api) => {
    const methods = api.operations.map((operation) => methodsOf(apiName(api), operation, received));
    return `class ${pascalCase(api.id)}:
${docstring(`${api.title} ${api.version}.`, '    ')}

    def __init__(self, client: Client) -> None:
        self._call = client.call

${methods.join('\n\n')}`;
  });
  const properties = apis.map(
    ({ id }) => `    @property
    def ${pythonName(id)}(self) -> ${pascalCase(id)}:
        return ${pascalCase(id)}(self)`,
  );
  return `"""Operations of the APIs."""

from __future__ import annotations

import typing

from . import types as _types
from ._client import Client, pages

${classes.join('\n\n\n')}


class ${className}(Client):
${docstring(`${description}.`, '    ')}

${properties.join('\n\n')}
`;
}

function methodsOf(api: string, operation: TypedOperation, received: (type: ClientType) => string): string {
  const { name, summary, values, returned, paging } = operation;
  const method = pythonName(name);
  const returns = returned ? received(returned) : 'None';
  const passed = values.map((value) => `${pythonString(value.name)}: ${pythonName(value.name)}`);
  const call = `${signature(method, values, returns, `${summary}.`)}
        return self._call(${pythonString(api)}, ${pythonString(name)}, {${passed.join(', ')}})`;
  if (!paging) return call;
  const cursor = pythonName(paging.cursor);
  const repeated = values.map((one) => pythonName(one.name)).map((one) => `${one}=${one === cursor ? 'at' : one}`);
  return `${call}

${signature(`${method}_pages`, values, `typing.Iterator[${returns}]`, `${summary}: all pages.`)}
        return pages(lambda at: self.${method}(${repeated.join(', ')}), ${cursor}, ${pythonString(paging.next)})`;
}

function signature(method: string, values: readonly TypedParameter[], returns: string, text: string): string {
  const parameters = values.map(({ name, required, type }) => {
    const sent = annotation(type, (named) => `_types.${named}`, 'typing.Sequence');
    return `${pythonName(name)}: ${sent}${required ? '' : ' | None = None'}`;
  });
  const described = values.filter(({ description }) => description);
  const doc = [text, ...described.map((value) => `${pythonName(value.name)}: ${value.description}`)].join('\n\n');
  return `    def ${method}(self${parameters.length > 0 ? `, *, ${parameters.join(', ')}` : ''}) -> ${returns}:
${docstring(doc, '        ')}`;
}
