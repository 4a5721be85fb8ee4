import { beforeAll, describe, expect, it } from 'vitest';
import { allTexts, FERRY, ferryPortals } from './ferry';

const { render } = ferryPortals();

describe('a portal without an address', () => {
  let texts = new Map<string, string>();
  beforeAll(async () => {
    texts = allTexts((await render(['--spec', `${FERRY}/openapi.yaml`])).portal);
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
    expect(texts.get('llms.txt')).toContain('](/api/ferry/list-crossings.md)');
  });

  it('has a list of its pages', () =>
    expect(texts.get('pages.xml')?.match(/<loc>[^<]*/g)).toEqual(
      ['/', '/api/ferry', '/api/ferry/buy-ticket', '/api/ferry/list-crossings'].map((route) => `<loc>${route}`),
    ));

  it('says in samples where the host goes', () =>
    expect(texts.get('api/ferry/list-crossings.md')).toContain("curl 'https://YOUR-HOST/v1/crossings"));

  it('has no link to guides and changes', () => {
    const links = [...texts].flatMap(([file, text]) =>
      /\.(?:html|md|txt)$/.test(file) ? [...text.matchAll(/["(]\/(?:guides|changes\/?["#)])/g)].map(() => file) : [],
    );
    expect(links).toEqual([]);
    expect(texts.get('index.html')).not.toMatch(/>Guides</);
  });
});
