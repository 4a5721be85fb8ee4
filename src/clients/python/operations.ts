import type { ClientNames } from '../names';
import { pascalCase, type TypedApi, type TypedApis, type TypedOperation } from '../typedApis';
import type { ClientType } from '../types';
import { annotation, docstring, pythonName, pythonString } from './text';

/** Writes the module with the client and a class of each API. */
export function pythonOperations({ apis, named }: TypedApis, names: ClientNames): string {
  const received = (type: ClientType) =>
    annotation(type, (name) => `_types.${name}${named.get(name)?.values ? ' | str' : ''}`, 'list');
  const head = `"""Client of the APIs."""

from __future__ import annotations

import os
import typing

from . import types as _types
from ._runtime import Connection, pages`;
  const classes = apis.map((api) => {
    const methods = api.operations.flatMap((operation) => [
      method(api, operation, received),
      ...(operation.paging ? [pagesMethod(operation, received)] : []),
    ]);
    return `class ${pascalCase(api.id)}:
${docstring(`${api.title} ${api.version}.`, '    ')}

    def __init__(self, connection: Connection) -> None:
        self._call = connection.call

${methods.join('\n\n')}`;
  });
  return [head, ...classes, `${clientClass(apis, names)}\n`].join('\n\n\n');
}

const clientClass = (apis: readonly TypedApi[], { className, keyVariable, hostVariable, name, version }: ClientNames) =>
  `class ${className}:
    """Client of all APIs. Without key or host it uses those of ${keyVariable} and ${hostVariable}."""

    def __init__(
        self,
        *,
        key: str | None = None,
        host: str | None = None,
        timeout: float = 30,
        retries: int = 3,
        headers: typing.Mapping[str, str] | None = None,
    ) -> None:
        key = key or os.environ.get(${pythonString(keyVariable)})
        host = host or os.environ.get(${pythonString(hostVariable)})
        connection = Connection(key, host, timeout, retries, {"User-Agent": ${pythonString(`${name}/${version}`)}, **(headers or {})})
${apis.map(({ id }) => `        self.${pythonName(id)} = ${pascalCase(id)}(connection)`).join('\n')}`;

/** Returns the parameters of a method: name in Python and declaration. */
function declared({ parameters, body }: TypedOperation) {
  const all = [...(body ? [{ name: 'body', description: '', ...body }] : []), ...parameters];
  return all
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map(({ name, required, type, description }) => {
      const sent = annotation(type, (named) => `_types.${named}`, 'typing.Sequence');
      return {
        name: pythonName(name),
        text: `${pythonName(name)}: ${sent}${required ? '' : ' | None = None'}`,
        description,
      };
    });
}

function signature(operation: TypedOperation, name: string, returns: string): string {
  const all = declared(operation);
  const list = all.length > 0 ? `, *, ${all.map(({ text }) => text).join(', ')}` : '';
  const described = all.filter(({ description }) => description).map((one) => `${one.name}: ${one.description}`);
  const doc = docstring([`${operation.summary}.`, ...described].join('\n\n'), '        ');
  return `    def ${name}(self${list}) -> ${returns}:\n${doc}`;
}

type Received = (type: ClientType) => string;

function method({ keyHeader, host }: TypedApi, operation: TypedOperation, received: Received): string {
  const { name, path, response, body, parameters } = operation;
  const returns = response ? received(response) : 'None';
  const at = (place: string) => parameters.filter((one) => one.in === place);
  const pair = (one: { name: string }, between: string) =>
    `${pythonString(one.name)}${between} ${pythonName(one.name)}`;
  const map = (place: string) =>
    `{${at(place)
      .map((one) => pair(one, ':'))
      .join(', ')}}`;
  const query = at('query').map((one) =>
    one.explode && one.type.kind === 'list'
      ? `*((${pythonString(one.name)}, item) for item in ${pythonName(one.name)} or ())`
      : `(${pair(one, ',')})`,
  );
  const passed = [
    ...[name, operation.method, host, path].map(pythonString),
    `returns=${returns}`,
    ...(keyHeader ? [`key_header=${pythonString(keyHeader)}`] : []),
    ...(at('path').length > 0 ? [`parts=${map('path')}`] : []),
    ...(query.length > 0 ? [`query=[${query.join(', ')}]`] : []),
    ...(at('header').length > 0 ? [`headers=${map('header')}`] : []),
    ...(body ? ['body=body'] : []),
  ];
  return `${signature(operation, pythonName(name), returns)}
        return self._call(
            ${passed.join(',\n            ')},
        )`;
}

function pagesMethod(operation: TypedOperation, received: Received): string {
  const { name, paging = { cursor: '', next: '' }, response = { kind: 'any' } } = operation;
  const cursor = pythonName(paging.cursor);
  const passed = declared(operation).map((one) => `${one.name}=${one.name === cursor ? 'at' : one.name}`);
  const summary = { ...operation, summary: `${operation.summary}: the pages, to the end of the list` };
  return `${signature(summary, `${pythonName(name)}_pages`, `typing.Iterator[${received(response)}]`)}
        return pages(${cursor}, lambda at: self.${pythonName(name)}(${passed.join(', ')}), ${pythonString(paging.next)})`;
}
