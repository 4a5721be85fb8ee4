import { pascal } from './names';
import { type ConstantsFile, codeLines, commentOf, headOf, stringLiteral } from './write';

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** C#: a static class for each list. */
export const csharpConstants: ConstantsFile = {
  ending: 'cs',
  language: 'C#',
  write: (register, lists) => {
    const classes = lists.map((list) => {
      const members = codeLines(
        list,
        (name, code) =>
          `    /// <summary>${xml(commentOf(code))}</summary>\n    public const string ${pascal(name)} = ${stringLiteral(code.code)};`,
      );
      return `public static class ${pascal(list.id)}\n{\n${members}\n}\n`;
    });
    return `// ${headOf(register)}\nnamespace CodeLists;\n\n${classes.join('\n')}`;
  },
};
