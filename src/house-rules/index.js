import { readdirSync } from 'node:fs';

/** The house rules: one file per rule in rules/, its name is the rule's name. */
const files = readdirSync(new URL('./rules/', import.meta.url))
  .filter((file) => file.endsWith('.js'))
  .sort();

export const rules = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file.replace(/\.js$/, ''), (await import(`./rules/${file}`)).default])),
);

export default function portalPlugin() {
  return { id: 'portal', rules: { oas3: rules } };
}
