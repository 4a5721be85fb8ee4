import { pascal } from './names';
import { type ConstantsFile, codeLines, commentOf, headOf, stringLiteral } from './write';

/** TypeScript: a constant object for each list. */
export const typescriptConstants: ConstantsFile = {
  ending: 'ts',
  language: 'TypeScript',
  write: (register, lists) => {
    const objects = lists.map((list) => {
      const members = codeLines(
        list,
        (name, code) => `  /** ${commentOf(code)} */\n  ${name}: ${stringLiteral(code.code)},`,
      );
      return `export const ${pascal(list.id)} = {\n${members}\n} as const;\n`;
    });
    return `// ${headOf(register)}\n\n${objects.join('\n')}`;
  },
};
