import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { line } from './line';

it.each([
  [['a', ' b', 1], 'a b1'],
  [['a', undefined, false, null, '', ['b', ['c']]], 'abc'],
  [['a', <b key="b">b</b>, 'c', 'd'], 'a<b>b</b>cd'],
  [[<i key="i">i</i>, <b key="b">b</b>], '<i>i</i><b>b</b>'],
  [[], ''],
])('%#', (parts, html) => {
  expect(renderToString(<p>{line(...parts)}</p>)).toBe(`<p>${html}</p>`);
});
