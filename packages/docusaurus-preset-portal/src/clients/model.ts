import { existsSync, readFileSync } from 'node:fs';
import { site } from 'docusaurus-preset-portal/content';
import { siteUrl } from '../lib/basePath';
import { problemIds } from '../terms/problems';
import { type ClientSource, clientApi } from './clientApi';
import { className, packageName } from './names';
import { membersOf, tableOf } from './table';
import { type TypedApis, typedApis } from './typedApis';
import type { Table } from './typescript/runtime/table';

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
  /** Members that the contracts add to problems, such as `register`, each with one API that does. */
  members: ReadonlyMap<string, string>;
  /** Requests and responses, as the clients read them. */
  table: Table;
}

/** Returns the licence of the site: `UNLICENSED`, which npm knows, if it names none. */
function licenceOf(): ClientModel['licence'] {
  const { license: id = 'UNLICENSED' } = JSON.parse(readFileSync('package.json', 'utf8')) as { license?: string };
  return { id, text: existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8') : `${id}\n` };
}

export function clientModel(sources: readonly ClientSource[], version: string): ClientModel {
  const apis = sources.map(clientApi);
  const table = tableOf(apis, version);
  return {
    name: packageName,
    className,
    version,
    licence: licenceOf(),
    description: `Client of the ${site.title}`,
    homepage: `${siteUrl(site)}/`,
    problems: problemIds,
    members: new Map(Object.entries(table.apis).flatMap(([api, one]) => membersOf(one).map((name) => [name, api]))),
    table,
    ...typedApis(apis),
  };
}
