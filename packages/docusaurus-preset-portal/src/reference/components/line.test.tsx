import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { line } from './line';

it.each([
  [['a', ' b', 1], 'a b1'],
  [['a', undefined, false, null, '', ['b', ['c']]], 'abc'],
])('%#', (parts, html) => {
  expect(renderToString(<p>{line(...parts)}</p>)).toBe(`<p>${html}</p>`);
});
