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

const listAt = (origin: string) =>
  ['/', '/docs/FAQ', '/docs/time'].map((path) => `<loc>${origin}${path}</loc>`).join('');

it.each([
  ['/docs/FAQ', undefined],
  ['/docs/faq', '/docs/FAQ'],
  ['/Docs/Time', '/docs/time'],
  ['/docs/nothing', undefined],
])('%s leads to %s', (pathname, page) =>
  expect(['https://docs.example.com', ''].map((origin) => otherCaseOf(pathname, listAt(origin)))).toEqual([
    page,
    page,
  ]));
