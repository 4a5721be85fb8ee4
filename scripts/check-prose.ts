/**
 * Checks that the guides name nothing the contracts lack: code spans, keys of JSON blocks and links
 * into the reference, of every page below docs/docs. Needs the generated reference (`npm run generate`).
 */
import { readdir, readFile } from 'node:fs/promises';
import { BadInput } from '../src/BadInput';
import { command } from '../src/command';
import allowed from '../src/prose/allowed.json' with { type: 'json' };
import { judge } from '../src/prose/judge';
import { spansOf } from '../src/prose/spans';
import { vocabularyOf } from '../src/prose/vocabulary';
import { readPages } from '../src/reference/readPages';
import { siteTranslations } from '../src/translations';

command(async () => {
  const GUIDES = 'docs/docs';

  const filesOf = async (folder: string, ending: string): Promise<string[]> =>
    (await readdir(folder, { recursive: true }).catch(() => []))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`)
      .sort();

  const pages = await readPages();
  const { attributes } = await siteTranslations(undefined, { log: { info: () => {}, warn: console.warn } });
  const vocabulary = vocabularyOf(pages, attributes);
  // Speaks of servers, not of the APIs: its names are nginx's and Kubernetes'.
  const NOT_ABOUT_APIS = /[\\/]hosting\.mdx$/;
  const guides = (await filesOf(GUIDES, '.mdx')).filter((file) => !NOT_ABOUT_APIS.test(file));

  const used = new Set<string>();
  const counts = { checked: 0, skipped: 0, faults: 0 };
  for (const file of guides) {
    for (const span of spansOf(await readFile(file, 'utf8'))) {
      const verdict = judge(span, vocabulary, allowed);
      if (Object.hasOwn(allowed, span.text)) used.add(span.text);
      if (verdict === 'skipped') {
        counts.skipped += 1;
        continue;
      }
      counts.checked += 1;
      if (verdict === 'fine') continue;
      counts.faults += 1;
      console.error(`${file}:${span.line}: ${verdict.fault}`);
    }
  }
  for (const name of Object.keys(allowed).filter((one) => !used.has(one)))
    console.warn(`src/prose/allowed.json: "${name}" is not used any more`);

  console.log(
    `Prose: ${counts.checked} names and links checked in ${guides.length} pages against ${pages.length} reference pages ` +
      `and ${attributes.length} attributes, ${counts.skipped} values skipped, ${counts.faults} unknown.`,
  );
  if (counts.checked === 0) throw new BadInput(`${GUIDES} has no names and links to check.`);
  return counts.faults > 0 ? 1 : 0;
});
