import { expect, it } from 'vitest';
import { bareOf, otherCaseOf } from './barePath';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/FAQ', '/docs/FAQ'],
  ['/docs/time/index.html', '/docs/time'],
  ['/docs//time', '/docs/time'],
  ['//evil.example/x', '/evil.example/x'],
  ['/docs/features/', '/docs/features/'],
])('%s is %s', (pathname, bare) => expect(bareOf(pathname)).toBe(bare));

const SITEMAP = ['/', '/docs/FAQ', '/docs/time'].map((path) => `<loc>https://docs.example.com${path}</loc>`).join('');

it.each([
  ['/docs/FAQ', undefined],
  ['/docs/faq', '/docs/FAQ'],
  ['/Docs/Time', '/docs/time'],
  ['/docs/nothing', undefined],
])('%s leads to %s', (pathname, page) => expect(otherCaseOf(pathname, SITEMAP)).toBe(page));
