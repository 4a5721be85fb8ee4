import { Joi } from '@docusaurus/utils-validation';
import { readJson } from '../../readJson';

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
  /** Property path → its value in the response to `try`; in lists, of the first item. */
  returns: Record<string, unknown>;
}

export interface Field {
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

/** The names in it are looked up when the page is made. */
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
 * The calls and fields of the old API, and what replaces them.
 *
 * @throws BadInput when the file is not as it has to be.
 */
export const readMigration = (): Promise<MigrationFile> => readJson(FILE, shape);
