import { pascal } from './names';
import { type ConstantsFile, commentOf, headOf, lines, literal } from './write';

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** C#: a static class for each list. */
export const csharp: ConstantsFile = {
  ending: 'cs',
  language: 'C#',
  write: (register, lists) => {
    const classes = lists.map((list) => {
      const members = lines(
        list,
        (name, code) =>
          `    /// <summary>${xml(commentOf(code))}</summary>\n    public const string ${pascal(name)} = ${literal(code.code)};`,
      );
      return `public static class ${pascal(list.id)}\n{\n${members}\n}\n`;
    });
    return `// ${headOf(register)}\nnamespace CodeLists;\n\n${classes.join('\n')}`;
  },
};
