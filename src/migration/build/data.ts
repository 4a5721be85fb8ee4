import { readFile } from 'node:fs/promises';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { readOperation } from '../../reference/readPages';

interface Call {
  /** The old call, without host. */
  dawa: string;
  does: string;
  /** API id and slug of the operation that answers it now. */
  operation: string;
  parameters: string[];
  note?: string;
}

interface Field {
  dawa: string;
  /** Where the value is in the answer of `FIELDS_IN`; null when it is an attribute only. */
  path: string | null;
  attribute: string;
  note?: string;
}

export interface MigrationFile {
  calls: Call[];
  fields: Field[];
  missing: { dawa: string; does: string; instead: string }[];
}

/** Operation whose answer the paths of `fields` are in. */
export const FIELDS_IN = 'data/attributes-by-address-id';

export interface MigrationData {
  calls: (Call & { title: string; href: string; method: string; path: string; anchors: Record<string, string> })[];
  fields: (Field & { href: string | null })[];
  missing: MigrationFile['missing'];
}

export const readMigration = async (): Promise<MigrationFile> =>
  JSON.parse(await readFile('docs/_data/dawa-migration.json', 'utf8'));

async function resolveCall(call: Call): Promise<MigrationData['calls'][number]> {
  const { operation, permalink } = await readOperation(call.operation);
  const anchors = call.parameters.map((name) => {
    const parameter = operation.parameters.find(({ schema }) => schema.name === name);
    if (!parameter) throw new Error(`${call.dawa}: ${call.operation} has no parameter ${name}`);
    return [name, parameter.schema.anchor] as const;
  });
  const { title, method, path } = operation;
  return { ...call, title, href: permalink, method, path, anchors: Object.fromEntries(anchors) };
}

/** `docs/_data/dawa-migration.json` with its right-hand side looked up in the contracts. Takes no attributes. */
export async function migrationData(): Promise<MigrationData> {
  const { calls, fields, missing } = await readMigration();
  const { operation, permalink } = await readOperation(FIELDS_IN);
  const returned = schemasOf(operation).filter(({ place, status }) => place === 'response' && status === '200');
  const nodes = returned.flatMap(({ schema }) => schemaNodes(schema));
  const hrefOf = ({ dawa, path }: Field) => {
    if (path === null) return null;
    const node = nodes.find((one) => one.path === path);
    if (!node) throw new Error(`${dawa}: ${FIELDS_IN} answers no ${path}`);
    return `${permalink}#${node.anchor}`;
  };
  return {
    calls: await Promise.all(calls.map(resolveCall)),
    fields: fields.map((field) => ({ ...field, href: hrefOf(field) })),
    missing,
  };
}
