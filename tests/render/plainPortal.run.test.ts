import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHtml, textOf } from 'docusaurus-preset-portal/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { testFolder } from '../support/testFolder';
import { allTexts, FERRY, ferryPortals } from './ferry';
import { leftOvers, names, words } from './foreign';

const { render } = ferryPortals();
const folder = testFolder();
/** A title is on every page, also on those that are rendered without the reference. */
const TITLE = 'Ferry <script>alert(1)</script>';
const API = '/api/ferry-script-alert-1-script';

/** Returns the changed files by git; none if git is missing. */
const changed = () =>
  skipsWithout('git') ? '' : execFileSync(pathOf('git'), ['status', '--porcelain'], { encoding: 'utf8' });

describe('a portal without an address', () => {
  let texts = new Map<string, string>();
  let portal = '';
  const before = changed();
  beforeAll(async () => {
    const contract = readFileSync(`${FERRY}/openapi.yaml`, 'utf8');
    const spec = path.join(folder, 'ferry.yaml');
    writeFileSync(spec, contract.replace(/^ {2}title: .*$/m, `  title: ${TITLE}`));
    ({ portal } = await render(['--spec', spec]));
    texts = allTexts(portal);
  });

  it('names none', () => {
    expect(texts.size).toBeGreaterThan(50);
    const found = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/[\w.-]*example\.com\b|portal\.invalid/g)].map(([host]) => `${file}: ${host}`),
    );
    // Values of the formats `email` and `uri` would be such hosts; the contract has none.
    expect(found).toEqual([]);
    const pages = [...texts].filter(([file]) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(5);
    for (const [file, html] of pages)
      expect(html, file).not.toMatch(/rel="?canonical|og:url|og:image|twitter:image|hreflang/);
    expect(texts.has('sitemap.xml')).toBe(false);
    expect(texts.get('robots.txt')).not.toContain('Sitemap');
    expect(texts.get('llms.txt')).toContain(`](${API}/list-crossings.md)`);
  });

  it('has a list of its pages', () =>
    expect(texts.get('pages.xml')?.match(/<loc>[^<]*/g)).toEqual(
      ['/', API, `${API}/buy-ticket`, `${API}/list-crossings`].map((route) => `<loc>${route}`),
    ));

  it('says in samples where the host goes', () =>
    expect(texts.get(`${API.slice(1)}/list-crossings.md`)).toContain("curl 'https://YOUR-HOST/v1/crossings"));

  it('has no link to guides and changes', () => {
    const links = [...texts].flatMap(([file, text]) =>
      /\.(?:html|md|txt)$/.test(file) ? [...text.matchAll(/["(]\/(?:guides|changes\/?["#)])/g)].map(() => file) : [],
    );
    expect(links).toEqual([]);
    expect(texts.get('index.html')).not.toMatch(/>Guides</);
  });

  it('holds no word of this site, and leaves the repository as it was', () => {
    expect(Math.min(words.length, names.length)).toBeGreaterThan(0);
    expect(leftOvers(portal)).toEqual([]);
    expect(changed()).toBe(before);
  });

  it('shows markup in the title of a contract as text', () => {
    const html = texts.get('404.html') ?? '';
    expect(html).toMatch(/Ferry &lt;script(?:>|&gt;)/);
    const scripts = parseHtml('404.html', html).elements.filter(({ tagName }) => tagName === 'script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(textOf).filter((text) => text.startsWith('alert('))).toEqual([]);
  });
});
