import { Joi } from '@docusaurus/utils-validation';
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

const string = Joi.string();
const row = { old: string.required(), register: string, source: string };
const shape = Joi.object<MigrationFile, true>({
  sources: Joi.object().pattern(
    string,
    Joi.object({
      title: string.required(),
      href: string,
      kind: Joi.valid('documentation', 'schema', 'programs').required(),
    }),
  ),
  calls: Joi.array()
    .items(
      Joi.object<MigratedCall, true>({
        ...row,
        does: string.required(),
        operation: string.required(),
        parameters: Joi.array().items(string).required(),
        was: Joi.object().pattern(string, string),
        note: string,
        body: Joi.object(),
        try: Joi.object().required(),
        returns: Joi.object().required(),
      }),
    )
    .required(),
  fields: Joi.array()
    .items(
      Joi.object<MigratedField, true>({
        ...row,
        in: string,
        path: string.allow(null).required(),
        attribute: string,
        note: string,
      }),
    )
    .required(),
  missing: Joi.array()
    .items({ ...row, does: string.required(), instead: string.required() })
    .required(),
});

/**
 * Returns the calls and fields of an old service, and their replacements.
 *
 * @param from `dawa` or `datafordeler`.
 * @throws UserError if the file is invalid.
 */
export const readMigration = (from: string): Promise<MigrationFile> => readJson(fileOf(from), shape);
