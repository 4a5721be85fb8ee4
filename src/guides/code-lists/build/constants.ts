import type { Code, RegisterCodeList } from '#vocabulary/codeLists';
import { languages } from '../../../site/navigation';

/** A file of constants in one language, for all lists of a register. */
interface ConstantsFile {
  /** File name extension. */
  ending: string;
  /** Display name of the language. */
  language: string;
  write: (register: string, lists: readonly RegisterCodeList[]) => string;
}

/** Maximum number of words in the name of a constant. */
const MAX_WORDS = 8;

const DANISH: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Splits a text into words of letters that are valid in names of every language. */
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => DANISH[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Converts `bbr-roof-material` and `ROOF_MATERIAL` to class names: `BbrRoofMaterial`, `RoofMaterial`. */
export const pascal = (text: string): string =>
  words(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const snake = (parts: string[]): string => parts.join('_').toUpperCase();

/** Returns unique names for the codes of one list, valid as identifiers in every language. */
export function namesOf(codes: readonly Code[]): string[] {
  const plain = codes.map(({ en }) => {
    const name = snake(words(en).slice(0, MAX_WORDS));
    return /^[A-Z]/.test(name) ? name : `N_${name}`;
  });
  return plain.map((name, index) => {
    const isAlone = plain.filter((other) => other === name).length === 1;
    return isAlone ? name : `${name}_${snake(words(codes[index]?.code ?? ''))}`;
  });
}

/** Returns the first line of every file. */
const headOf = (register: string): string => `Code lists of ${register}. A code that is not here is valid: keep it.`;

/** Returns the name of the Java class, which is also the file name. */
export const javaClass = (register: string): string => `${pascal(register)}Codes`;

/** Returns a text for each list, made of its name and of a line for each code: its name, value and both texts. */
const inEachList = (
  lists: readonly RegisterCodeList[],
  line: (name: string, value: string, comment: string) => string,
  around: (name: string, members: string) => string,
): string[] =>
  lists.map(({ id, codes }) => {
    const names = namesOf(codes);
    const members = codes.map(({ code, da, en, superseded }, index) => {
      const comment = [da ?? `no ${languages.da} text`, en, ...(superseded ? ['superseded'] : [])].join(' · ');
      // This literal is valid in C#, Java, Python and TypeScript.
      return line(names[index] as string, JSON.stringify(code), comment);
    });
    return around(pascal(id), members.join('\n'));
  });

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sqlText = (value: string | null): string => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);

const TABLE = `CREATE TABLE IF NOT EXISTS code_list (
  list VARCHAR(64) NOT NULL,
  code VARCHAR(128) NOT NULL,
  da VARCHAR(512),
  en VARCHAR(512) NOT NULL,
  superseded BOOLEAN NOT NULL,
  PRIMARY KEY (list, code)
);`;

/** Languages of the constants, in display order. The table runs in PostgreSQL and SQLite. */
export const constantsFiles: readonly ConstantsFile[] = [
  {
    ending: 'sql',
    language: 'SQL',
    write: (register, lists) => {
      const rows = lists.flatMap(({ id, codes }) =>
        codes.map(({ code, da, en, superseded }) => {
          const values = [...[id, code, da, en].map(sqlText), superseded ? 'TRUE' : 'FALSE'].join(', ');
          return `INSERT INTO code_list (list, code, da, en, superseded) VALUES (${values});`;
        }),
      );
      return `${[`-- ${headOf(register)}`, TABLE, ...rows].join('\n')}\n`;
    },
  },
  {
    ending: 'cs',
    language: 'C#',
    write: (register, lists) => {
      const classes = inEachList(
        lists,
        (name, value, comment) =>
          `    /// <summary>${xml(comment)}</summary>\n    public const string ${pascal(name)} = ${value};`,
        (name, members) => `public static class ${name}\n{\n${members}\n}\n`,
      );
      return `// ${headOf(register)}\nnamespace CodeLists;\n\n${classes.join('\n')}`;
    },
  },
  {
    ending: 'ts',
    language: 'TypeScript',
    write: (register, lists) => {
      const objects = inEachList(
        lists,
        (name, value, comment) => `  /** ${comment} */\n  ${name}: ${value},`,
        (name, members) => `export const ${name} = {\n${members}\n} as const;\n`,
      );
      return `// ${headOf(register)}\n\n${objects.join('\n')}`;
    },
  },
  {
    ending: 'py',
    language: 'Python',
    write: (register, lists) => {
      const classes = inEachList(
        lists,
        (name, value, comment) => `    ${name} = ${value}  # ${comment}`,
        (name, members) => `class ${name}:\n${members}\n`,
      );
      return `# ${headOf(register)}\n\n\n${classes.join('\n\n')}`;
    },
  },
  {
    ending: 'java',
    language: 'Java',
    write: (register, lists) => {
      const outer = javaClass(register);
      const classes = inEachList(
        lists,
        (name, value, comment) => `        /** ${comment} */\n        public static final String ${name} = ${value};`,
        (name, members) =>
          `    public static final class ${name} {\n        private ${name}() {}\n\n${members}\n    }\n`,
      );
      return `// ${headOf(register)}\npublic final class ${outer} {\n    private ${outer}() {}\n\n${classes.join('\n')}}\n`;
    },
  },
];
