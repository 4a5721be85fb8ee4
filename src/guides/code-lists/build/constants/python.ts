import { pascal } from './names';
import { type ConstantsFile, commentOf, headOf, lines, literal } from './write';

/** Python: a class for each list. */
export const python: ConstantsFile = {
  ending: 'py',
  language: 'Python',
  write: (register, lists) => {
    const classes = lists.map((list) => {
      const members = lines(list, (name, code) => `    ${name} = ${literal(code.code)}  # ${commentOf(code)}`);
      return `class ${pascal(list.id)}:\n${members}\n`;
    });
    return `# ${headOf(register)}\n\n\n${classes.join('\n\n')}`;
  },
};
