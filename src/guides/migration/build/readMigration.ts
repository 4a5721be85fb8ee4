import { Joi } from '@docusaurus/utils-validation';
import { readJson } from 'docusaurus-preset-portal/lib/readJson';

export interface Call {
  /** The old call, without host. */
  dawa: string;
  does: string;
  /** API id and slug of the operation that replaces it. */
  operation: string;
  parameters: string[];
  note?: string;
  /** Values of the parameters in the invented world. */
  try: Record<string, string | number>;
  /** Property path → its value in the response to `try`; for lists, of the first item. */
  returns: Record<string, unknown>;
}

export interface Field {
  dawa: string;
  /** Path in the response of `FIELDS_IN`; null if it is an attribute only. */
  path: string | null;
  attribute: string;
  note?: string;
}

export interface MigrationFile {
  calls: Call[];
  fields: Field[];
  missing: { dawa: string; does: string; instead: string }[];
}

/** File with the migration table; its names are resolved when the page is built. */
export const FILE = 'docs/_data/dawa-migration.json';

const string = Joi.string();
const shape = Joi.object<MigrationFile, true>({
  calls: Joi.array()
    .items(
      Joi.object<Call, true>({
        dawa: string.required(),
        does: string.required(),
        operation: string.required(),
        parameters: Joi.array().items(string).required(),
        note: string,
        try: Joi.object().required(),
        returns: Joi.object().required(),
      }),
    )
    .required(),
  fields: Joi.array()
    .items(
      Joi.object<Field, true>({
        dawa: string.required(),
        path: string.allow(null).required(),
        attribute: string.required(),
        note: string,
      }),
    )
    .required(),
  missing: Joi.array()
    .items({ dawa: string.required(), does: string.required(), instead: string.required() })
    .required(),
});

/**
 * Returns the calls and fields of the old API, and their replacements.
 *
 * @throws UserError if the file is invalid.
 */
export const readMigration = (): Promise<MigrationFile> => readJson(FILE, shape);
