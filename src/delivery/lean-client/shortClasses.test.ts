import { describe, expect, it } from 'vitest';
import type { Configuration } from 'webpack';
import { shortenClasses, shortNames } from './shortClasses';

const inFile = (resourcePath: string) => ({ rootContext: '/site', resourcePath: `/site/${resourcePath}` });

describe('short names of classes', () => {
  it('are the same in every bundle, and others for another file or class', () => {
    const [browser, server] = [shortNames(), shortNames()];
    const name = browser(inFile('src/a.module.css'), '', 'button');
    expect(name).toMatch(/^_[\w-]{3}$/);
    expect(server(inFile('src/a.module.css'), '', 'button')).toBe(name);
    expect(browser(inFile('src/a.module.css'), '', 'button')).toBe(name);
    expect(browser(inFile('src/b.module.css'), '', 'button')).not.toBe(name);
    expect(browser(inFile('src/a.module.css'), '', 'link')).not.toBe(name);
  });

  it('do not depend on where the site lies', () =>
    expect(shortNames()({ rootContext: '/other', resourcePath: '/other/a.module.css' }, '', 'button')).toBe(
      shortNames()(inFile('a.module.css'), '', 'button'),
    ));

  it('are refused when two classes get the same', () => {
    const names = shortNames();
    const many = () => {
      for (let i = 0; i < 10_000; i += 1) names(inFile('src/a.module.css'), '', `class${i}`);
    };
    expect(many).toThrow(/^Two classes get the name _[\w-]{3}: src\/a\.module\.css class\d+ and .+\. Rename one\.$/);
  });
});

const cssLoader = (modules?: object) => ({ loader: '/x/node_modules/css-loader/dist/cjs.js', options: { modules } });

describe('the bundler', () => {
  it('is told to use them for CSS modules alone', () => {
    const names = shortNames();
    const [global, local] = [cssLoader(), cssLoader({ exportOnlyLocals: true })];
    const extract = { loader: '/x/extract/loader.js', options: {} };
    const rules = [
      { test: /a/, oneOf: [] },
      '...',
      { use: [extract, global] },
      { use: [extract, local] },
      { use: 'x' },
    ];
    shortenClasses({ module: { rules } } as Configuration, names);
    expect(local.options.modules).toEqual({ exportOnlyLocals: true, getLocalIdent: names });
    expect([global.options, extract.options]).toEqual([{ modules: undefined }, {}]);
  });

  it.each([
    ['no rules', {}],
    ['styles without modules only', { module: { rules: [{ use: [cssLoader()] }] } }],
  ])('ends the build when it names classes in another way: %s', (_what, config) =>
    expect(() => shortenClasses(config as Configuration, shortNames())).toThrow('No rule names the classes'));
});
