/** Visit the raw text of every file the contract is made of, once: values, keys, comments, all. */
export function eachSource(check) {
  return () => {
    const seen = new Set();
    return {
      any(_node, ctx) {
        const { source } = ctx.location;
        if (seen.has(source.absoluteRef)) return;
        seen.add(source.absoluteRef);
        for (const { index, length, message } of check(source.body)) {
          const before = source.body.slice(0, index).split('\n');
          const start = { line: before.length, col: before.at(-1).length + 1 };
          const end = { line: start.line, col: start.col + length };
          ctx.report({ message, location: { source, pointer: undefined, start, end } });
        }
      },
    };
  };
}
