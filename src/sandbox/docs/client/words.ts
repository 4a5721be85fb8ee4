/** A shell command cut into its words, as the samples are written. */
export interface Words {
  words: string[];
  /** What it reads from its input: the lines of `<<'END'`. */
  input?: string;
}

const PART =
  /\s+|\\\n|<<'(?<end>\w+)'|'(?<literal>[^']*)'|\$'(?<escaped>(?:\\.|[^'\\])*)'|"(?<text>[^"]*)"|\\(?<one>.)|(?<plain>[^\s'"\\])/gsuy;

const SHORT: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

/** The text of `$'…'`: bytes of UTF-8 as `\x…`. */
function unescaped(text: string): string {
  const bytes = text.match(/\\x[0-9a-f]{2}|\\.|[^\\]+/gsu)?.flatMap((part) => {
    if (part.startsWith('\\x')) return [Number.parseInt(part.slice(2), 16)];
    const plain = part.startsWith('\\') ? (SHORT[part.slice(1)] ?? part.slice(1)) : part;
    return [...new TextEncoder().encode(plain)];
  });
  return new TextDecoder().decode(new Uint8Array(bytes ?? []));
}

/**
 * Reads a command with the quotes that the curl samples use.
 *
 * @param secret Value of an environment variable.
 */
export function readWords(command: string, secret: (variable: string) => string): Words {
  const words: string[] = [];
  let word: string | undefined;
  PART.lastIndex = 0;
  for (let match = PART.exec(command); match; match = PART.exec(command)) {
    const { end, literal, escaped, text, one, plain } = match.groups ?? {};
    if (end !== undefined) {
      const begin = command.indexOf('\n', PART.lastIndex) + 1;
      return { words, input: command.slice(begin, command.lastIndexOf(`\n${end}`)) };
    }
    const part =
      literal ??
      one ??
      plain ??
      (escaped === undefined
        ? text?.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced, bare) => secret(braced ?? bare))
        : unescaped(escaped));
    if (part !== undefined) word = (word ?? '') + part;
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  if (word !== undefined) words.push(word);
  return { words };
}
