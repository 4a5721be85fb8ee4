import { readFile } from 'node:fs/promises';
import { BadInput } from '../../BadInput';
import type { Operation, SchemaNode } from '../../openapi/model';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { readOperation } from '../../reference/readPages';

interface Call {
  /** The old call, without host. */
  dawa: string;
  does: string;
  /** API id and slug of the operation that replaces it. */
  operation: string;
  parameters: string[];
  note?: string;
  /** Values of the parameters in the invented world. */
  try: Record<string, string | number>;
  /** Property path → its value in the response to `try`; in lists, of the first item. */
  returns: Record<string, unknown>;
}

interface Field {
  dawa: string;
  /** Where the value is in the response of `FIELDS_IN`; null when it is an attribute only. */
  path: string | null;
  attribute: string;
  note?: string;
}

export interface MigrationFile {
  calls: Call[];
  fields: Field[];
  missing: { dawa: string; does: string; instead: string }[];
}

/** Operation whose response the paths of `fields` are in. */
export const FIELDS_IN = 'data/attributes-by-address-id';

/** A parameter or property, with its fragment identifier on the page of the operation. */
interface NamedPlace {
  name: string;
  anchor: string;
}

export interface MigrationData {
  calls: (Pick<Call, 'dawa' | 'does' | 'note'> & {
    title: string;
    href: string;
    method: string;
    path: string;
    parameters: NamedPlace[];
    returns: NamedPlace[];
  })[];
  fields: (Field & { href: string | null })[];
  missing: MigrationFile['missing'];
}

const FILE = 'docs/_data/dawa-migration.json';

export const readMigration = async (): Promise<MigrationFile> => JSON.parse(await readFile(FILE, 'utf8'));

const returnedBy = (operation: Operation): SchemaNode[] =>
  schemasOf(operation)
    .filter(({ place, status }) => place === 'response' && status === '200')
    .flatMap(({ schema }) => schemaNodes(schema));

async function resolveCall(call: Call): Promise<MigrationData['calls'][number]> {
  const { operation, permalink } = await readOperation(call.operation);
  const { dawa, does, note } = call;
  const parameters = call.parameters.map((name) => {
    const parameter = operation.parameters.find(({ schema }) => schema.name === name);
    if (!parameter) throw new BadInput(`${FILE}: ${dawa}: ${call.operation} has no parameter ${name}.`);
    return { name, anchor: parameter.schema.anchor };
  });
  const nodes = returnedBy(operation);
  const returns = Object.keys(call.returns).map((name) => {
    const node = nodes.find((one) => one.path === name);
    if (!node) throw new BadInput(`${FILE}: ${dawa}: ${call.operation} returns no ${name}.`);
    return { name, anchor: node.anchor };
  });
  const { title, method, path } = operation;
  return { dawa, does, note, title, href: permalink, method, path, parameters, returns };
}

/**
 * `docs/_data/dawa-migration.json` with its right-hand side looked up in the contracts. Takes no attributes.
 *
 * @throws BadInput when a row names what the contracts lack.
 */
export async function migrationData(): Promise<MigrationData> {
  const { calls, fields, missing } = await readMigration();
  const { operation, permalink } = await readOperation(FIELDS_IN);
  const nodes = returnedBy(operation);
  const hrefOf = ({ dawa, path }: Field) => {
    if (path === null) return null;
    const node = nodes.find((one) => one.path === path);
    if (!node) throw new BadInput(`${FILE}: ${dawa}: ${FIELDS_IN} returns no ${path}.`);
    return `${permalink}#${node.anchor}`;
  };
  return {
    calls: await Promise.all(calls.map(resolveCall)),
    fields: fields.map((field) => ({ ...field, href: hrefOf(field) })),
    missing,
  };
}
