import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { language } from '../../../../../src/vocabulary/language';
import { createSearch, type Manifest, type SearchRecord } from '../engine';
import { words } from '../engine/index.fixture';
import { type IndexLimits, splitRecords as splitWith } from './split';

const splitRecords = (records: readonly SearchRecord[], limits: IndexLimits) => splitWith(records, words, limits);

const LIMITS = { whole: 2_000, root: 2_000, piece: 4_000, perTerm: 10 };
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const records = letters.flatMap((a) =>
  letters.map(
    (b): SearchRecord => ({
      id: a + b,
      kind: 'field',
      title: `${a}${b}${a}word`,
      where: 'Somewhere',
      href: `/x#${a}${b}`,
    }),
  ),
);

const split = splitRecords(records, LIMITS);

/** Creates a search over split records. */
const searchOver = (
  { root, pieces, files }: ReturnType<typeof splitRecords>,
  count: number,
  onLoad: (name: string) => void = () => undefined,
) => {
  const manifest: Manifest = { root, pieces, synonyms: [], words: [], count };
  return createSearch(
    async <T>(file: string) => {
      const name = path.basename(file);
      onLoad(name);
      return (name === 'manifest.json' ? manifest : JSON.parse(files.get(name) ?? '')) as T;
    },
    { language },
  );
};

/** Creates a search over all records that has loaded nothing yet. */
function newSearch() {
  const loaded: string[] = [];
  const search = searchOver(split, records.length, (name) => loaded.push(name));
  return { search, loaded };
}

describe('an index in pieces', () => {
  it('finds every record, loading a few files each time', async () => {
    for (const { title, id } of records.filter((_, at) => at % 13 === 0)) {
      const { search, loaded } = newSearch();
      const { groups } = await search.find(title);
      expect(groups[0]?.best.record.id).toBe(id);
      expect(loaded.length).toBeLessThanOrEqual(3);
    }
  });

  it('finds a record by a rare name that is not displayed, with the first query', async () => {
    const named = records.map((record, at) => ({ ...record, otherNames: at === 300 ? 'mileage, common' : 'common' }));
    const pieces = splitRecords(named, LIMITS);
    const { groups } = await searchOver(pieces, named.length).find('mileage');
    expect(groups[0]?.best.record.id).toBe(records[300]?.id);
    expect(pieces.files.size).toBeLessThan(split.files.size * 1.5);
  });

  it('finds all records of a term that exceeds a file', async () => {
    const same = records.slice(0, 10).map((record) => ({ ...record, title: 'abaca', href: `/${record.id}` }));
    const pieces = splitRecords(same, { whole: 100, root: 100, piece: 300, perTerm: 10 });
    for (const query of ['ab', 'aba', 'abaca'])
      expect((await searchOver(pieces, same.length).find(query)).groups).toHaveLength(same.length);
  });

  it('returns up to the maximum number of pages, and the total count', async () => {
    const pages = records.slice(0, 10).map((record) => ({ ...record, title: 'abaca', href: `/${record.id}` }));
    const search = searchOver(splitRecords(pages, LIMITS), pages.length);
    const all = await search.find('abaca');
    const some = await search.find('abaca', undefined, 3);
    expect([all.groups.length, all.count, all.suggestions]).toEqual([10, 10, []]);
    expect([some.groups, some.count]).toEqual([all.groups.slice(0, 3), 10]);
  });

  it('contains every record, however common its terms', () => {
    const same = records.slice(0, 30).map((record) => ({ ...record, title: 'abaca' }));
    const { root, pieces, files } = splitRecords(same, { whole: 100, root: 100, piece: 300, perTerm: 3 });
    const inFiles = [root, ...pieces.map(([, file]) => file)].flatMap(
      (file) => (JSON.parse(files.get(file) ?? '') as { records: SearchRecord[] }).records,
    );
    expect(new Set(inFiles.map(({ id }) => id)).size).toBe(same.length);
  });

  it('keeps files within their limit', () => {
    const { files, pieces } = split;
    expect(pieces.length).toBeGreaterThan(3);
    // The last record may exceed the limit, and lines are shorter than the texts they are made of.
    for (const text of files.values()) expect(text.length).toBeLessThan(LIMITS.piece * 1.5);
  });

  it('is one file when everything fits', () => {
    const { pieces, files } = splitRecords(records.slice(0, 10), LIMITS);
    expect(pieces).toEqual([]);
    expect(files.size).toBe(1);
  });

  it('is reproducible', () => {
    expect([...splitRecords(records, LIMITS).files]).toEqual([...split.files]);
  });

  it('retries after a file failed to load', async () => {
    const { files, root } = splitRecords(records.slice(0, 10), LIMITS);
    let broken = true;
    const search = searchOver({ root, pieces: [], files }, 10, () => {
      if (broken) throw new Error('offline');
    });
    await expect(search.find('aaaword')).rejects.toThrow('offline');
    broken = false;
    expect((await search.find('aaaword')).groups[0]?.best.record.id).toBe('aa');
  });
});
