import groupBy from 'lodash/groupBy';
import { type ChangeSeverity, type Html, inlineMarkdown } from 'openapi-toolkit';
import { severities } from 'openapi-toolkit/diff';
import { proseText } from '../../../lib/html';
import type { ListedChange } from '../../../reference/history/writeChanges';

/** Changes that share one sentence, as an item of a list. */
export interface Item {
  /** Id of the worst change; stable across builds. */
  id: string;
  severity: ChangeSeverity;
  text: Html;
  /** Text without markup. */
  name: string;
  migration?: Html;
  /** Rules of the comparison that reported the changes. */
  rules: string[];
  operations: { title: string; href: string; fields: string[] }[];
}

const rank = (severity: ChangeSeverity) => severities.indexOf(severity);

function operationsOf(changes: readonly ListedChange[]): Item['operations'] {
  const found = new Map<string, Item['operations'][number]>();
  for (const { operation, title = operation, href = '', field } of changes.flatMap(({ operations }) => operations)) {
    const entry = found.get(operation) ?? { title, href, fields: [] };
    if (!entry.fields.includes(field)) entry.fields.push(field);
    found.set(operation, entry);
  }
  return [...found.values()];
}

/** Returns one item for each sentence, the worst first. Changes without a sentence use their own message. */
export function changeItems(changes: readonly ListedChange[]): Item[] {
  const byText = groupBy(changes, ({ sentence, message }) => sentence ?? message);
  const items = Object.entries(byText).map(([text, all]) => {
    const [worst] = [...all].sort((a, b) => rank(a.severity) - rank(b.severity));
    const html = inlineMarkdown(text) ?? '';
    return {
      id: worst?.id ?? '',
      severity: worst?.severity ?? 'text',
      text: html,
      name: proseText(html),
      migration: inlineMarkdown(all.find(({ migration }) => migration)?.migration),
      rules: [...new Set(all.map(({ rule }) => rule))],
      operations: operationsOf(all),
    };
  });
  return items.sort((a, b) => rank(a.severity) - rank(b.severity));
}
