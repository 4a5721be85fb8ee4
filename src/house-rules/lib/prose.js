const FIELDS = ['description', 'summary', 'title', 'x-cause', 'x-audience', 'x-no-example'];

/** Markdown without its fences and code spans; what is left is what MDX would read. */
export const withoutCode = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/(`+)[\s\S]*?\1/g, '');

/** Check every piece of prose in the contract, its code taken out. `check` returns what is wrong, or nothing. */
export function eachText(check) {
  return () => ({
    any(node, ctx) {
      if (!node || typeof node !== 'object' || Array.isArray(node)) return;
      if (ctx.type.name === 'SchemaProperties') return;
      for (const field of FIELDS) {
        if (typeof node[field] !== 'string') continue;
        const fault = check(withoutCode(node[field]));
        if (fault) ctx.report({ message: `\`${field}\` ${fault}`, location: ctx.location.child([field]) });
      }
      for (const [value, text] of Object.entries(node['x-enumDescriptions'] ?? {})) {
        const fault = typeof text === 'string' && check(withoutCode(text));
        if (fault)
          ctx.report({
            message: `The meaning of \`${value}\` ${fault}`,
            location: ctx.location.child(['x-enumDescriptions', value]),
          });
      }
    },
  });
}
