import { pascal } from './names';
import { type ConstantsFile, codeLines, commentOf, headOf, stringLiteral } from './write';

/** Returns the name of the class, which is also the file name. */
export const javaClass = (register: string): string => `${pascal(register)}Codes`;

/** Java: one class with a nested class for each list. */
export const javaConstants: ConstantsFile = {
  ending: 'java',
  language: 'Java',
  write: (register, lists) => {
    const outer = javaClass(register);
    const classes = lists.map((list) => {
      const name = pascal(list.id);
      const members = codeLines(
        list,
        (constant, code) =>
          `        /** ${commentOf(code)} */\n        public static final String ${constant} = ${stringLiteral(code.code)};`,
      );
      return `    public static final class ${name} {\n        private ${name}() {}\n\n${members}\n    }\n`;
    });
    return `// ${headOf(register)}\npublic final class ${outer} {\n    private ${outer}() {}\n\n${classes.join('\n')}}\n`;
  },
};
