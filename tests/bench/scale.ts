import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { command } from '../../src/command';
import { copySite } from '../support/copySite';
import { measure } from './measure';
import { syntheticContract } from './syntheticContract';

/**
 * Cold build of a contract of 25, 250 and 1,000 operations: time, peak memory and
 * bytes of a page. `npx tsx tests/bench/scale.ts [operations …]`. Prints JSON, then a table.
 */
command(async () => {
  const APIS = `export interface Api { id: string; title: string; spec: string; route: string; blurb: string }
export const apis: readonly Api[] = [
  { id: 'data', title: 'Synthetic', spec: 'synthetic.json', route: '/api/denmark/data', blurb: 'Made to measure.' },
];
`;
  const SIDEBARS = /docs: \[[\s\S]*?\n {2}\],\n {2}api:/;

  /** A site of one contract and one guide; its chrome may link to guides that are not there. */
  async function siteOf(operations: number): Promise<string> {
    const site = await copySite();
    const file = (name: string) => path.join(site, name);
    await writeFile(file('api-specs/synthetic.json'), JSON.stringify(syntheticContract(operations)));
    await writeFile(file('src/apis.ts'), APIS);
    // The landing page speaks of the five APIs.
    await rm(file('src/pages/index-page.tsx'));
    await writeFile(file('src/pages/index.tsx'), 'export default () => null;\n');
    await rm(file('docs/docs'), { recursive: true });
    await writeFile(
      file('docs/introduction.mdx'),
      '---\nid: introduction\nslug: /docs/introduction\n---\n\n# Introduction\n',
    );
    const config = await readFile(file('src/config.ts'), 'utf8');
    await writeFile(file('src/config.ts'), config.replaceAll(": 'throw'", ": 'ignore'"));
    const sidebars = await readFile(file('sidebars.ts'), 'utf8');
    await writeFile(file('sidebars.ts'), sidebars.replace(SIDEBARS, "docs: ['introduction'],\n  api:"));
    return site;
  }

  const rows: object[] = [];
  const sizes = process.argv.slice(2).map(Number);
  for (const operations of sizes.length > 0 ? sizes : [25, 250, 1000]) {
    const site = await siteOf(operations);
    const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus' };
    const cold = await measure('npx docusaurus build', site, env);
    const page = path.join(site, 'build/api/denmark/data/get-item-1/index.html');
    const html = await readFile(page);
    const main = (await readFile(page, 'utf8')).match(/assets\/js\/main\.\w+\.js/)?.[0] ?? '';
    const script = await readFile(path.join(site, 'build', main));
    rows.push({
      operations,
      ...cold,
      pageBytes: (await stat(page)).size,
      pageGzip: gzipSync(html).length,
      mainGzip: gzipSync(script).length,
    });
    await rm(site, { recursive: true, force: true });
  }
  console.log(JSON.stringify(rows));
  console.table(rows);
});
