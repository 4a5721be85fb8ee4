import type { Hit } from 'docusaurus-preset-portal/content';
import { createWords } from 'docusaurus-preset-portal/testing';
import { describe, expect, it } from 'vitest';
import { language } from '../../vocabulary/language';
import { findCodesIn } from './codes';
import type { SearchedList } from './searchData';

const words = createWords(language);

const LISTS: SearchedList[] = [
  {
    id: 'roof',
    title: 'Roof material',
    register: 'BBR',
    names: 'byg033 roof_material_code',
    codes: [
      ['5', 'Clay tiles', 'Tegl'],
      ['80', 'None', 'Ingen', true],
    ],
  },
  {
    id: 'toilet',
    title: 'Toilet',
    register: 'BBR',
    names: 'enh032 use_of_toilet',
    codes: [
      ['A', 'Outside the unit'],
      ['I', 'Inside the unit'],
    ],
  },
  {
    id: 'staff',
    title: 'Staff',
    register: 'CVR',
    names: '',
    codes: [
      ['ANTAL_1_2', 'One or two'],
      ['ACTIVE', 'Active'],
      ['IN LIQUIDATION', 'In liquidation'],
    ],
  },
];

const page: Hit = {
  record: { id: 'p', kind: 'guide', title: 'Page', where: 'Guides', href: '/page' },
  score: 1,
  coverage: 1,
  terms: [],
};

/** Returns the hits including codes, and the number of times the codes were loaded. */
function searchWith(hits: Hit[], load: () => Promise<unknown> = async () => LISTS) {
  let loads = 0;
  const { merge } = findCodesIn(words, () => {
    loads += 1;
    return load() as never;
  });
  return {
    titles: async (query: string, isOnly = false) =>
      (await merge(query, hits, isOnly)).map(({ record }) => record.title),
    loads: () => loads,
  };
}

describe('codes among the results', () => {
  it.each([
    ['come first when list and code are named', 'roof 5', ['5', 'Page']],
    ['come first from a line of JSON', '"roof_material_code": "5"', ['5', 'Page']],
    ['come first when they are two words', 'in liquidation', ['IN LIQUIDATION', 'Page']],
    ['come first beside a word of no list', 'villa roof 5', ['5', 'Page']],
    ['come first when the list is named by a small word', 'byg033 no 5', ['5', 'Page']],
    ['come first when the code says all', 'ANTAL_1_2', ['ANTAL_1_2', 'Page']],
    ['come first for a letter after the name of its list', 'what does toilet A mean?', ['A', 'Page']],
    ['come first for a letter beside words that say it is a code', 'toilet code I', ['I', 'Page']],
    ['are none for the article of a sentence', 'how do I get a key', ['Page']],
    ['are none for the article before a name of the list', 'where is a toilet', ['Page']],
    ['are none for a pronoun', 'can I use it', ['Page']],
    ['are none for a Danish preposition', 'toilet i huset', ['Page']],
    ['are none for a letter beside a word of no list', 'villa toilet A', ['Page']],
    ['come last for a letter beside words of a text', 'toilet outside A', ['Page', 'A']],
    ['come last for a number alone', '80', ['Page', '80']],
    ['come last for a code that is a word', 'staff active', ['Page', 'ACTIVE']],
    ['are left out when only the list is named', 'roof material', ['Page']],
  ])('%s: %s', async (_what, query, titles) => {
    expect(await searchWith([page]).titles(query)).toEqual(titles);
  });

  it('come first for words of a text when no page has every word', async () => {
    expect(await searchWith([{ ...page, coverage: 0.8 }]).titles('tagmateriale tegl')).toEqual(['Page']);
    expect(await searchWith([{ ...page, coverage: 0.8 }]).titles('roof tegl')).toEqual(['5', 'Page']);
  });

  it('come first for words of a text when a code is asked for', async () => {
    for (const query of ['tegl kode', 'Tegl Kode', 'code tegl', 'tegl koder', 'codes tegl', 'koden tegl'])
      expect(await searchWith([{ ...page, coverage: 0.8 }]).titles(query), query).toEqual(['5', 'Page']);
    expect(await searchWith([{ ...page, coverage: 0.8 }]).titles('tegl kodet')).toEqual(['Page']);
    expect(await searchWith([{ ...page, coverage: 0.8 }]).titles('tegl hus')).toEqual(['Page']);
  });

  it('are not loaded for one word that pages have', async () => {
    const { titles, loads } = searchWith([page]);
    await titles('tegl');
    expect(loads()).toBe(0);
    const empty = searchWith([]);
    expect([await empty.titles('tegl'), empty.loads()]).toEqual([['5'], 1]);
  });

  it('are all codes of a named list if only codes are searched', async () => {
    expect(await searchWith([page]).titles('roof', true)).toEqual(['Page', '5', '80']);
  });

  it('are missing if they cannot be loaded', async () => {
    const { titles } = searchWith([page], () => Promise.reject(new Error('offline')));
    expect(await titles('roof 5')).toEqual(['Page']);
  });

  it('name their list and that they are superseded', async () => {
    const [hit] = await findCodesIn(words, async () => LISTS as never).merge('roof 80', [], false);
    expect(hit?.record).toEqual({
      id: 'c:/docs/data-docs/code-lists/bbr#roof-80',
      kind: 'code',
      title: '80',
      label: 'None · Ingen',
      where: 'Code lists › BBR › Roof material',
      href: '/docs/data-docs/code-lists/bbr#roof-80',
      text: 'Superseded',
    });
  });
});

describe('a word without matches that is the name of a code', () => {
  const named = (query: string, load: () => Promise<unknown> = async () => LISTS) =>
    findCodesIn(words, load as never).expand(query, (word) => ['house', 'houses', 'none'].includes(word));
  it.each([
    ['houses with tegl', 'houses Roof material'],
    // A code, a prefix, a single word, and an indexed word are not replaced.
    ['houses with 5', 'houses with 5'],
    ['roof material tegl', 'roof material tegl'],
  ])('stands for its list: %j is %j', async (query, replaced) => expect(await named(query)).toBe(replaced));

  it('stays if no codes can be loaded', async () => {
    expect(await named('houses tegl', () => Promise.reject(new Error('offline')))).toBe('houses tegl');
  });
});
