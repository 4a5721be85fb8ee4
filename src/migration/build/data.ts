import type { Operation, SchemaNode } from '../../openapi/model';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { readOperation } from '../../reference/readPages';
import { orStale, stale, warnOfStale } from '../../stale';
import { type Call, FILE, type Field, type MigrationFile, readMigration } from './readMigration';

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

const returnedBy = (operation: Operation): SchemaNode[] =>
  schemasOf(operation)
    .filter(({ place, status }) => place === 'response' && status === '200')
    .flatMap(({ schema }) => schemaNodes(schema));

/** The named places that there are; a warning says which there are not. */
const placesOf = (place: string, operation: string, kind: string, names: string[], there: NamedPlace[]): NamedPlace[] =>
  names.flatMap(
    (name) =>
      orStale(place, () => {
        const found = there.find((one) => one.name === name);
        if (!found)
          throw stale(
            operation,
            kind,
            name,
            there.map((one) => one.name),
          );
        return found;
      }) ?? [],
  );

async function resolveCall(call: Call): Promise<MigrationData['calls'][number]> {
  const { operation, permalink } = await readOperation(call.operation);
  const { dawa, does, note } = call;
  const place = `${FILE}: ${dawa}`;
  const taken = operation.parameters.map(({ schema }) => ({ name: schema.name, anchor: schema.anchor }));
  const parameters = placesOf(place, call.operation, 'parameter', call.parameters, taken);
  const returned = returnedBy(operation).map(({ path, anchor }) => ({ name: path, anchor }));
  const returns = placesOf(place, call.operation, 'field', Object.keys(call.returns), returned);
  const { title, method, path } = operation;
  return { dawa, does, note, title, href: permalink, method, path, parameters, returns };
}

/**
 * `docs/_data/dawa-migration.json` with its right-hand side looked up in the contracts. Takes no attributes.
 *
 * What a row names and the contracts lack is left out with a warning.
 */
export async function migrationData(): Promise<MigrationData> {
  const { calls, fields, missing } = await readMigration();
  const resolved = await Promise.all(
    calls.map((call) => resolveCall(call).catch((error) => warnOfStale(error, `${FILE}: ${call.dawa}`))),
  );
  const { operation, permalink } = await readOperation(FIELDS_IN);
  const nodes = returnedBy(operation);
  const hrefOf = ({ dawa, path }: Field) => {
    if (path === null) return null;
    const there = nodes.map((node) => ({ name: node.path, anchor: node.anchor }));
    const [found] = placesOf(`${FILE}: ${dawa}`, FIELDS_IN, 'field', [path], there);
    return found ? `${permalink}#${found.anchor}` : null;
  };
  return {
    calls: resolved.filter((call) => call !== undefined),
    fields: fields.map((field) => ({ ...field, href: hrefOf(field) })),
    missing,
  };
}
