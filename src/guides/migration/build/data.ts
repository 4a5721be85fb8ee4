import {
  danglingReference,
  lineInDataFile,
  noteDanglingAt,
  orDangling,
} from 'docusaurus-preset-portal/lib/danglingReferences';
import type { Operation, OperationPage, SchemaNode } from 'docusaurus-preset-portal/openapi/model';
import { schemaNodes, schemasOf } from 'docusaurus-preset-portal/openapi/walk';
import { readOperation } from 'docusaurus-preset-portal/reference/readPages';
import { type Call, FILE, type Field, type MigrationFile, readMigration } from './readMigration';

/** Operation whose response contains the paths of `fields`. */
export const FIELDS_IN = 'data/attributes-by-address-id';

/** A parameter or property, with its fragment on the page of the operation. */
interface NamedAnchor {
  name: string;
  anchor: string;
}

export interface MigrationData {
  calls: (Pick<Call, 'dawa' | 'does' | 'note'> & {
    title: string;
    href: string;
    method: string;
    path: string;
    parameters: NamedAnchor[];
    returns: NamedAnchor[];
  })[];
  fields: (Field & { href: string | null })[];
  missing: MigrationFile['missing'];
}

const returnedBy = (operation: Operation): SchemaNode[] =>
  schemasOf(operation)
    .filter(({ location, status }) => location === 'response' && status === '200')
    .flatMap(({ schema }) => schemaNodes(schema));

/** Returns the position of a row, by its name in DAWA. */
const positionOf = (dawa: string) => () => `${lineInDataFile(FILE, dawa)}: ${dawa}`;

/** Returns the existing ones of these names; missing ones are reported. */
const existingOf = (
  dawa: string,
  operation: string,
  kind: string,
  names: string[],
  candidates: NamedAnchor[],
): NamedAnchor[] =>
  names.flatMap(
    (name) =>
      orDangling(positionOf(dawa), () => {
        const found = candidates.find((one) => one.name === name);
        if (!found)
          throw danglingReference(
            operation,
            kind,
            name,
            candidates.map((one) => one.name),
          );
        return found;
      }) ?? [],
  );

function resolveCall(call: Call, { operation, permalink }: OperationPage): MigrationData['calls'][number] {
  const { dawa, does, note } = call;
  const available = operation.parameters.map(({ schema }) => ({
    name: schema.name,
    anchor: schema.anchor,
  }));
  const parameters = existingOf(dawa, call.operation, 'parameter', call.parameters, available);
  const returned = returnedBy(operation).map(({ path, anchor }) => ({ name: path, anchor }));
  const returns = existingOf(dawa, call.operation, 'field', Object.keys(call.returns), returned);
  const { title, method, path } = operation;
  return { dawa, does, note, title, href: permalink, method, path, parameters, returns };
}

/**
 * Resolves the replacements of the calls and fields in the contracts. Names that the contracts lack are left out and
 * reported.
 *
 * @param pageOf Reads the page of an operation.
 */
export async function migrationOf(
  { calls, fields, missing }: MigrationFile,
  pageOf: (operation: string) => Promise<OperationPage>,
): Promise<MigrationData> {
  const resolved = await Promise.all(
    calls.map((call) =>
      pageOf(call.operation).then(
        (page) => resolveCall(call, page),
        (error) => noteDanglingAt(error, positionOf(call.dawa)),
      ),
    ),
  );
  const { operation, permalink } = await pageOf(FIELDS_IN);
  const responseFields = returnedBy(operation).map((node) => ({ name: node.path, anchor: node.anchor }));
  const hrefOf = ({ dawa, path }: Field) => {
    if (path === null) return null;
    const [found] = existingOf(dawa, FIELDS_IN, 'field', [path], responseFields);
    return found ? `${permalink}#${found.anchor}` : null;
  };
  return {
    calls: resolved.filter((call) => call !== undefined),
    fields: fields.map((field) => ({ ...field, href: hrefOf(field) })),
    missing,
  };
}

/** Returns `docs/_data/dawa-migration.json` for the guide. Takes no attributes. */
export const migrationData = async (): Promise<MigrationData> => migrationOf(await readMigration(), readOperation);
