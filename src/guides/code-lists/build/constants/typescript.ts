import { pascal } from './names';
import { type ConstantsFile, commentOf, headOf, lines, literal } from './write';

/** TypeScript: a constant object for each list. */
export const typescript: ConstantsFile = {
  ending: 'ts',
  language: 'TypeScript',
  write: (register, lists) => {
    const objects = lists.map((list) => {
      const members = lines(list, (name, code) => `  /** ${commentOf(code)} */\n  ${name}: ${literal(code.code)},`);
      return `export const ${pascal(list.id)} = {\n${members}\n} as const;\n`;
    });
    return `// ${headOf(register)}\n\n${objects.join('\n')}`;
  },
};
