import { readJson } from 'docusaurus-preset-portal/node';

/** What rows of all tables have. */
interface Row {
  /** The old call or field. */
  old: string;
  /** Register that the row belongs to, in a table of several. */
  register?: string;
  /** Key of `sources`. */
  source?: string;
}

export interface MigratedCall extends Row {
  does: string;
  /** API id and slug of the operation that replaces it. */
  operation: string;
  parameters: string[];
  /** Parameter → its old name, where it had another. */
  was?: Record<string, string>;
  note?: string;
  /** Values of the parameters in the invented world, and a request body. */
  try: Record<string, string | number>;
  body?: object;
  /** Property path → its value in the response to `try`; for lists, of the first item. */
  returns: Record<string, unknown>;
}

export interface MigratedField extends Row {
  /** Operation whose response has the path; `FIELDS_IN` by default. */
  in?: string;
  /** Null if it is an attribute only. */
  path: string | null;
  attribute?: string;
  note?: string;
}

export interface MigrationSource {
  title: string;
  href?: string;
  /** What was read: pages of the authority, its schema, or programs that call the service. */
  kind: 'documentation' | 'schema' | 'programs';
}

export interface MigrationFile {
  sources?: Record<string, MigrationSource>;
  calls: MigratedCall[];
  fields: MigratedField[];
  missing: (Row & { does: string; instead: string })[];
}

/** Returns the file with the migration table from a service; its names are resolved when the page is built. */
export const fileOf = (from: string): string => `docs/_data/${from}-migration.json`;

/**
 * Returns the calls and fields of an old service, and their replacements.
 *
 * @param from `dawa` or `datafordeler`.
 * @throws UserError if the file is no JSON; tests send each call to the sandbox.
 */
export const readMigration = (from: string): Promise<MigrationFile> => readJson<MigrationFile>(fileOf(from));
