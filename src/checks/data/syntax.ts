import { readFileSync } from 'node:fs';
import { parseJson } from 'docusaurus-preset-portal/node';

// Imported first: modules import these files, and would fail without file and line. The others are told with all faults.
for (const name of ['attribute-fields', 'attributes-without-code-list', 'code-lists', 'glossary', 'search-words']) {
  const file = `docs/_data/${name}.json`;
  parseJson(readFileSync(file, 'utf8'), file);
}
