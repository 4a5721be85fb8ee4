import { expect, it } from 'vitest';
import { type PageData, pageJson, readPage } from './pageData';

const page: PageData = {
  metadata: { permalink: '/x', id: 'x', source: '@site/x.mdx', frontMatter: { title: 'X' }, tags: [] },
  frontMatter: { title: 'X', hide_title: true, reviewer_note: 'a note' },
  contentTitle: undefined,
  toc: [{ value: '<code>"a"</code>', id: 'a', level: 2 }],
  assets: {},
};

const frame = (data?: string) => ({ dataset: { page: data, staticContent: '/x' } }) as unknown as HTMLElement;

it('comes back as it was, without what nothing reads', () => {
  expect(readPage(frame(pageJson(page)))).toEqual({
    ...page,
    metadata: { permalink: '/x', id: 'x', tags: [], unlisted: false, frontMatter: { hide_title: true } },
    frontMatter: { hide_title: true },
  });
});

it('says only what is not as on most pages', () => {
  const metadata = { permalink: '/x', unlisted: true, tags: [] };
  expect(pageJson({ ...page, metadata, frontMatter: {}, toc: [] })).toBe('{"metadata":{"unlisted":true}}');
});

it('has all its parts where the HTML says nothing of them', () => {
  expect(readPage(frame())).toEqual({
    metadata: { permalink: '/x', tags: [], unlisted: false, frontMatter: {} },
    frontMatter: {},
    toc: [],
    assets: {},
  });
});
