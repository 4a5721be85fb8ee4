import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { command } from '../../src/command';
import { copySite } from '../support/copySite';
import { measure } from './measure';
import { syntheticContract } from './syntheticContract';

/**
 * Cold build, hardening included, of a contract of 25, 250 and 1,000 operations: seconds, in all and by step, peak
 * memory, and bytes (gzip) of a page, of the script that it loads at once, of the app, and of the sidebars.
 * `npx tsx tests/bench/scale.ts [operations …]`. Prints JSON, then a table.
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
    // What compilers keep between builds is in the folder for temporary files.
    const temporary = await mkdtemp(path.join(os.tmpdir(), 'cold-'));
    const env = { ...process.env, TMPDIR: temporary, DOCUSAURUS_PERF_LOGGER: 'true' };
    const { steps, ...cold } = await measure('npm run build', site, env);
    const gzip = async (file: string) => gzipSync(await readFile(path.join(site, 'build', file)), { level: 9 }).length;
    const scripts = (await readdir(path.join(site, 'build/assets/js'))).filter((name) => name.endsWith('.js'));
    const sizeOf = async (fits: (name: string, text: string) => boolean) => {
      for (const name of scripts) {
        const text = await readFile(path.join(site, 'build/assets/js', name), 'utf8');
        if (fits(name, text)) return gzip(`assets/js/${name}`);
      }
      return 0;
    };
    rows.push({
      operations,
      ...cold,
      ...steps,
      page: await gzip('api/denmark/data/get-item-1/index.html'),
      script: await sizeOf((name) => name.startsWith('runtime.')),
      app: await sizeOf((name) => name.startsWith('main.')),
      sidebars: await sizeOf((name, text) => !name.startsWith('main.') && text.includes('docsSidebars')),
    });
    await rm(temporary, { recursive: true, force: true });
    await rm(site, { recursive: true, force: true });
  }
  console.log(JSON.stringify(rows));
  console.table(rows);
});
