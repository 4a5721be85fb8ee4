import { afterEach, expect, it, vi } from 'vitest';
import docsVersion, { versionIn } from './docsVersion';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['plugin-docs plugin-id-default docs-version-current', 'current'],
  ['docs-version-1.2 docs-doc-page', '1.2'],
  ['plugin-pages plugin-id-default', undefined],
  ['my-docs-version-x', undefined],
  ['', undefined],
])('the version in %j', (classes, version) => expect(versionIn(classes)).toBe(version));

it.each([
  ['docs-version-current', [['docs-preferred-version-default', 'current']]],
  ['plugin-pages', []],
])('a page with %j stores', (className, stored) => {
  const kept: [string, string][] = [];
  vi.stubGlobal('document', { documentElement: { className } });
  vi.stubGlobal('window', { localStorage: { setItem: (key: string, value: string) => kept.push([key, value]) } });
  docsVersion.onRouteDidUpdate?.({} as never);
  expect(kept).toEqual(stored);
});
