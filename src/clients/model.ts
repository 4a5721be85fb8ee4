import { readFileSync } from 'node:fs';
import { site } from '#site';
import { siteUrl } from '../lib/basePath';
import { problemIds } from '../terms/problems';
import { type ClientSource, clientApi } from './clientApi';
import { className, packageName } from './names';
import { tableOf } from './table';
import { type TypedApis, typedApis } from './typedApis';
import type { Table } from './typescript/runtime/table';

/** Content of the packages of all languages. */
export interface ClientModel extends TypedApis {
  /** Name of the package: `danish-data-client`. */
  name: string;
  /** Name of the class: `DanishData`. */
  className: string;
  version: string;
  /** SPDX identifier of the licence, and its text. */
  licence: { id: string; text: string };
  description: string;
  homepage: string;
  /** Known types of problems: the part of `type` after `#`, such as `not-found`. */
  problems: readonly string[];
  /** Requests and responses, as the clients read them. */
  table: Table;
}

/** Returns the model of the clients of all APIs of the site. */
export function clientModel(sources: readonly ClientSource[], version: string): ClientModel {
  const apis = sources.map(clientApi);
  return {
    name: packageName,
    className,
    version,
    licence: {
      id: (JSON.parse(readFileSync('package.json', 'utf8')) as { license: string }).license,
      text: readFileSync('LICENSE', 'utf8'),
    },
    description: `Client of the ${site.title}`,
    homepage: `${siteUrl(site)}/`,
    problems: problemIds,
    table: tableOf(apis, version),
    ...typedApis(apis),
  };
}
