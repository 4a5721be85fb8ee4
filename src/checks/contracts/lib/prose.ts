import type { ContractRule } from './rule';

const FIELDS = ['description', 'summary', 'title', 'x-cause', 'x-audience', 'x-no-example'];

/** Removes fences and code spans from Markdown, which leaves the text that MDX parses as markup. */
const withoutCode = (text: string): string =>
  text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/(`+)[\s\S]*?\1/g, '');

/** Creates a rule that checks each text of a contract without its code. `check` returns the fault of a text. */
export const eachText =
  (check: (text: string) => string | undefined): ContractRule =>
  () => ({
    any(node, { type, location, report }) {
      if (!node || typeof node !== 'object' || Array.isArray(node) || type.name === 'SchemaProperties') return;
      for (const field of FIELDS) {
        const fault = typeof node[field] === 'string' && check(withoutCode(node[field]));
        if (fault) report({ message: `\`${field}\` ${fault}`, location: location.child([field]) });
      }
      for (const [value, text] of Object.entries(node['x-enumDescriptions'] ?? {})) {
        const fault = typeof text === 'string' && check(withoutCode(text));
        if (!fault) continue;
        const valueLocation = location.child(['x-enumDescriptions', value]);
        report({ message: `The meaning of \`${value}\` ${fault}`, location: valueLocation });
      }
    },
  });
