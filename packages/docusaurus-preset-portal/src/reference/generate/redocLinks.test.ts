import { expect, it } from 'vitest';
import { apiOf } from './api.fixture';
import { redocLinks } from './redocLinks';

const api = apiOf({
  tags: [{ name: 'Big shapes' }],
  paths: { '/a': { get: { operationId: 'listShapes', tags: ['Big shapes'] }, post: { tags: ['Other'] } } },
});
const links = redocLinks(api);

it.each([
  ['#operation/listShapes', '/api/example/list-shapes'],
  ['#operation/listshapes', '/api/example/list-shapes'],
  ['#operation/post-a', '/api/example/post-a'],
  ['#tag/Big-shapes', '/api/example#group-big-shapes'],
  ['#tag/Big%20shapes', '/api/example#group-big-shapes'],
  ['#tag/Big-shapes/operation/listShapes', '/api/example/list-shapes'],
  ['#tag/other', '/api/example#group-other'],
  ['#/operations/listShapes', '/api/example/list-shapes'],
  ['#/Big%20shapes/listShapes', undefined],
  ['#section/Authentication', '/api/example#authentication'],
  ['#section/Introduction/More', '/api/example'],
])('%s leads to %s', (from, to) => {
  const html = (href: string) => `See <a href="${href}" title="T"><b>this</b></a>.`;
  expect(links(html(from))).toBe(html(to ?? from));
});

it.each(['#operation/gone', '#tag/gone', '#tag/100%'])('%s becomes plain text', (from) => {
  expect(links(`See <a href="${from}">this</a>.`)).toBe('See this.');
});

it('leaves other links alone', () => {
  const html = '<a href="#limits">a</a> <a href="https://example.org/#tag/x">b</a>';
  expect(links(html)).toBe(html);
});
