/** Errors have one shape: application/problem+json (RFC 9457), and nothing beside it. */
export default function problemJson() {
  return {
    Response(response, ctx) {
      if (!/^[45]/.test(String(ctx.key))) return;
      const types = Object.keys(response.content ?? {});
      if (types.length === 1 && types[0] === 'application/problem+json') return;
      const found = types.length === 0 ? 'has no body' : `answers \`${types.join('`, `')}\``;
      ctx.report({
        message: `Response ${ctx.key} ${found}. Give it exactly one content, application/problem+json, with the Problem schema.`,
      });
    },
  };
}
