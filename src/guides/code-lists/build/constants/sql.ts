import { type ConstantsFile, headOf } from './write';

const text = (value: string | null): string => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);

const TABLE = `CREATE TABLE IF NOT EXISTS code_list (
  list VARCHAR(64) NOT NULL,
  code VARCHAR(128) NOT NULL,
  da VARCHAR(512),
  en VARCHAR(512) NOT NULL,
  superseded BOOLEAN NOT NULL,
  PRIMARY KEY (list, code)
);`;

/** SQL: a table with a row for each code; runs in PostgreSQL and SQLite. */
export const sql: ConstantsFile = {
  ending: 'sql',
  language: 'SQL',
  write: (register, lists) => {
    const rows = lists.flatMap(({ id, codes }) =>
      codes.map(({ code, da, en, superseded }) => {
        const values = [text(id), text(code), text(da), text(en), superseded ? 'TRUE' : 'FALSE'].join(', ');
        return `INSERT INTO code_list (list, code, da, en, superseded) VALUES (${values});`;
      }),
    );
    return `${[`-- ${headOf(register)}`, TABLE, ...rows].join('\n')}\n`;
  },
};
