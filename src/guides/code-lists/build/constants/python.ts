import { pascal } from './names';
import { type ConstantsFile, codeLines, commentOf, headOf, stringLiteral } from './write';

/** Python: a class for each list. */
export const pythonConstants: ConstantsFile = {
  ending: 'py',
  language: 'Python',
  write: (register, lists) => {
    const classes = lists.map((list) => {
      const members = codeLines(
        list,
        (name, code) => `    ${name} = ${stringLiteral(code.code)}  # ${commentOf(code)}`,
      );
      return `class ${pascal(list.id)}:\n${members}\n`;
    });
    return `# ${headOf(register)}\n\n\n${classes.join('\n\n')}`;
  },
};
