import {
  danglingReference,
  lineInDataFile,
  noteDanglingAt,
  orDangling,
  readOperationPage,
} from 'docusaurus-preset-portal/node';
import { type Operation, type OperationPage, type SchemaNode, schemaNodes, schemasOf } from 'openapi-toolkit';
import { portal } from '#site/portal';
import { fileOf, type MigratedCall, type MigratedField, type MigrationFile, readMigration } from './readMigration';

type Attributes = Readonly<Record<string, string>>;

/** Operation whose response contains the path of a field that names no operation. */
export const FIELDS_IN = 'data/attributes-by-address-id';

/** A parameter or property, with its fragment on the page of the operation. */
interface NamedAnchor {
  name: string;
  anchor: string;
  /** Its old name, where it had another. */
  was?: string;
}

export interface MigrationData {
  /** Name of the old service. */
  service: string;
  sources: MigrationFile['sources'];
  calls: (Pick<MigratedCall, 'old' | 'source' | 'does' | 'note'> & {
    title: string;
    href: string;
    method: string;
    path: string;
    parameters: NamedAnchor[];
    returns: NamedAnchor[];
  })[];
  fields: (MigratedField & { href: string | null })[];
  missing: MigrationFile['missing'];
}

const returnedBy = (operation: Operation): SchemaNode[] =>
  schemasOf(operation)
    .filter(({ location, status }) => location === 'response' && status === '200')
    .flatMap(({ schema }) => schemaNodes(schema));

/** Name of a row for messages, with its place in the file. */
type PositionOf = (old: string) => () => string;

/** Returns the existing ones of these names; missing ones are reported. */
const existingOf = (
  position: () => string,
  operation: string,
  kind: string,
  names: string[],
  candidates: NamedAnchor[],
): NamedAnchor[] =>
  names.flatMap(
    (name) =>
      orDangling(position, () => {
        const found = candidates.find((candidate) => candidate.name === name);
        if (!found)
          throw danglingReference(
            operation,
            kind,
            name,
            candidates.map((candidate) => candidate.name),
          );
        return found;
      }) ?? [],
  );

function resolveCall(
  call: MigratedCall,
  { operation, permalink }: OperationPage,
  positionOf: PositionOf,
): MigrationData['calls'][number] {
  const { old, source, does, note, was = {} } = call;
  const position = positionOf(old);
  const available = operation.parameters.map(({ schema }) => ({
    name: schema.name,
    anchor: schema.anchor,
  }));
  const parameters = existingOf(position, call.operation, 'parameter', call.parameters, available).map(
    (namedAnchor) => ({
      ...namedAnchor,
      ...(was[namedAnchor.name] && { was: was[namedAnchor.name] }),
    }),
  );
  const returned = returnedBy(operation).map(({ path, anchor }) => ({ name: path, anchor }));
  const returns = existingOf(position, call.operation, 'field', Object.keys(call.returns), returned);
  const { title, method, path } = operation;
  return { old, source, does, note, title, href: permalink, method, path, parameters, returns };
}

/**
 * Resolves the replacements of the calls and fields in the contracts. Names that the contracts lack are left out and
 * reported.
 *
 * @param pageOf Reads the page of an operation.
 * @param file File of the rows, for messages.
 */
export async function migrationOf(
  { calls, fields, missing }: MigrationFile,
  pageOf: (operation: string) => Promise<OperationPage>,
  file: string,
): Promise<Pick<MigrationData, 'calls' | 'fields' | 'missing'>> {
  const positionOf: PositionOf = (old) => () => `${lineInDataFile(file, old)}: ${old}`;
  const resolved = await Promise.all(
    calls.map((call) =>
      pageOf(call.operation).then(
        (page) => resolveCall(call, page, positionOf),
        (error) => noteDanglingAt(error, positionOf(call.old)),
      ),
    ),
  );
  const hrefOf = async ({ old, path, in: operation = FIELDS_IN }: MigratedField) => {
    if (path === null) return null;
    const page = await pageOf(operation);
    const candidates = returnedBy(page.operation).map((node) => ({ name: node.path, anchor: node.anchor }));
    const [found] = existingOf(positionOf(old), operation, 'field', [path], candidates);
    return found ? `${page.permalink}#${found.anchor}` : null;
  };
  return {
    calls: resolved.filter((call) => call !== undefined),
    fields: await Promise.all(fields.map(async (field) => ({ ...field, href: await hrefOf(field) }))),
    missing,
  };
}

/** Names of the old services, for the heads of their tables. */
const SERVICES: Record<string, string> = { dawa: 'DAWA', datafordeler: 'Datafordeleren' };

/** Returns the tables of a migration. Takes `from`, the old service, and `register` for the rows of one register. */
export async function migrationData({ from = 'dawa', register }: Attributes): Promise<MigrationData> {
  const file = await readMigration(from);
  const isShown = (row: { register?: string }) => register === undefined || row.register === register;
  const shown = {
    calls: file.calls.filter(isShown),
    fields: file.fields.filter(isShown),
    missing: file.missing.filter(isShown),
  };
  return {
    service: SERVICES[from] ?? from,
    sources: file.sources,
    ...(await migrationOf(shown, (operation) => readOperationPage(portal, operation), fileOf(from))),
  };
}
