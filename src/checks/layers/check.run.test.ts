import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLayers } from './check';

/** Imports with the rules that forbid them. Each row has its own files. */
const IMPORTS: [from: string, to: string, rules: string][] = [
  ['src/search/a.ts', 'src/openapi/b.ts', ''],
  ['src/openapi/c.ts', 'src/search/d.ts', 'imports-above-openapi'],
  ['src/sandbox/a.ts', 'src/contract-diff/b.ts', 'imports-above-sandbox'],
  ['src/guides/glossary/c.ts', 'src/guides/glossary/d/e.ts', ''],
  ['src/vocabulary/a.ts', 'src/site/site.ts', 'imports-above-vocabulary'],
  ['src/vocabulary/b.ts', 'src/site/defineSite.ts', ''],
  ['src/openapi/f.ts', 'src/vocabulary/c.ts', 'content-behind-site'],
  ['src/openapi/g.ts', '#site', ''],
  ['src/search/e.ts', 'tests/f.ts', 'imports-above-search'],
  ['src/search/g.ts', 'src/search/h.fixture.ts', 'imports-above-search'],
  ['src/openapi/e.test.ts', 'src/search/i.ts', ''],
  ['tests/g.ts', 'scripts/a.ts', 'imports-above-tests'],
  ['scripts/b.ts', 'tests/run/h.ts', ''],
  ['scripts/c.ts', 'scripts/d.ts', 'scripts-apart'],
  ['docusaurus.config.ts', 'src/theme/a.ts', ''],
  ['src/guides/migration/a.ts', 'src/guides/migration/b.ts', 'no-circle'],
  ['src/guides/migration/b.ts', 'src/guides/migration/a.ts', 'no-circle'],
  ['src/search/components/j.tsx', 'src/search/build/k.ts', 'no-build-code-in-components'],
  ['src/search/components/l.tsx', 'node:fs', ''],
  ['src/search/client/m.ts', 'node:fs', 'no-node-in-browser'],
  ['src/search/client/n.ts', 'src/reference/o.ts', 'no-reference-in-browser'],
];

/** Writes the files of `IMPORTS` below a folder. */
function writeFiles(root: string): void {
  const contents = new Map(IMPORTS.map(([, to]) => [to, 'export const x = 1;\n']));
  contents.set('package.json', JSON.stringify({ imports: { '#site': './src/site/index.ts' } }));
  contents.set('src/site/index.ts', "import '../vocabulary/d';\n");
  contents.set('src/vocabulary/d.ts', 'export const x = 1;\n');
  for (const [from, to] of IMPORTS) {
    const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '');
    contents.set(from, `import '${/[:#]/.test(to) ? to : relative.replace(/^(?!\.)/, './')}';\n`);
  }
  for (const [file, text] of contents) {
    if (/[:#]/.test(file)) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

describe('checkLayers', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'layers-'));
    writeFiles(root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('reports what the rules forbid, and nothing else', async () => {
    const { report, errors } = await checkLayers(root, ['src', 'scripts', 'tests', 'docusaurus.config.ts']);
    const found = [...report.matchAll(/error ([\w.-]+): (\S+) →/g)].map(([, rule, from]) => `${from} ${rule}`);
    const expected = IMPORTS.filter(([, , rule]) => rule !== '').map(([from, , rule]) => `${from} ${rule}`);
    expect(found.sort()).toEqual(expected.sort());
    expect(errors).toBeGreaterThan(0);
  });

  it('refuses to check nothing', () =>
    expect(checkLayers(root, ['src/search/h.fixture.ts'])).rejects.toThrow('nothing was checked'));
});
