import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { allRecords, buildIndex } from '../../packages/docusaurus-preset-portal/src/search/build/buildIndex';
import type { SourceRecord } from '../../packages/docusaurus-preset-portal/src/search/build/SourceRecord';
import { createSearch, type Hit } from '../../packages/docusaurus-preset-portal/src/search/engine';
import { groupByPage } from '../../packages/docusaurus-preset-portal/src/search/engine/pages';
import { evaluateQueries, expectedQueries, share } from '../search/expectedQueries';
import { operationPages } from './search-contract';
import { sourcesWith } from './search-sources';

/**
 * Compares search engines with the same records and queries. They are not dependencies: install `minisearch
 * @orama/orama flexsearch lunr` in another folder and run `npx tsx tests/bench/search-engines.ts <folder>`. Each is
 * used as in its documentation, with our weights if it supports weights; ours adds folding, synonyms in the ranking and
 * kinds.
 */
runCli(async () => {
  const [folder = ''] = process.argv.slice(2);
  const need = createRequire(path.join(path.resolve(folder), 'x.js'));
  const sources = sourcesWith(await operationPages(25));
  const { records } = allRecords(sources);
  const byId = new Map(records.map((record) => [record.id, record]));
  const byHref = new Map(records.map((record) => [record.href, record]));
  const queries = expectedQueries();
  const gz = (data: unknown) => gzipSync(typeof data === 'string' ? data : JSON.stringify(data)).length;
  const names = ({ label = '', otherNames = '' }: SourceRecord) => `${label} ${otherNames}`;
  const prose = ({ text = '', prose: words = '' }: SourceRecord) => `${text} ${words}`;
  const docs = records.map((record) => ({
    id: record.id,
    title: `${record.title} ${record.path ?? ''}`,
    names: names(record),
    prose: prose(record),
  }));
  const displayed = gz(records.map(({ otherNames: _also, prose: _prose, ...record }) => record));

  async function measure(name: string, bytes: number, search: (q: string) => Promise<string[]> | string[]) {
    const grouped = async (q: string) => {
      const hits = (await search(q)).map(
        (id): Hit => ({ record: byId.get(id) as SourceRecord, coverage: 1, score: 0, terms: [] }),
      );
      const groups = groupByPage(hits, (page) => byHref.get(page));
      return { groups, count: groups.length, suggestions: [] };
    };
    const start = performance.now();
    const verdicts = await evaluateQueries({ find: grouped, open: async () => {} }, queries);
    const ms = (performance.now() - start) / queries.length;
    console.log(
      `| ${name} | ${Math.round(bytes / 1000)} kB | ${ms.toFixed(1)} ms | ${(share(verdicts, 1) * 100).toFixed(0)} % | ${(share(verdicts, 3) * 100).toFixed(0)} % |`,
    );
  }

  const files = buildIndex(sources);
  const ours = createSearch(async (file) => JSON.parse(files.get(file) ?? ''));
  await ours.open();
  await measure(
    'our index and ranking',
    [...files.values()].reduce((sum, text) => sum + gz(text), 0),
    async (q) => (await ours.find(q)).groups.map(({ best }) => best.record.id),
  );

  const MiniSearch = need('minisearch');
  const mini = new MiniSearch({ fields: ['title', 'names', 'prose'] });
  mini.addAll(docs);
  const boost = { title: 4, names: 3, prose: 0.7 };
  await measure('MiniSearch 7.2.0, serialised', gz(JSON.stringify(mini)) + displayed, (q) =>
    mini.search(q, { boost, prefix: true, fuzzy: 0.2 }).map(({ id }: { id: string }) => id),
  );

  const orama = need('@orama/orama');
  const db = orama.create({ schema: { id: 'string', title: 'string', names: 'string', prose: 'string' } });
  await orama.insertMultiple(db, docs);
  await measure('Orama 3.1.18', gz(await orama.save(db)), async (q) =>
    (
      await orama.search(db, { term: q, boost, tolerance: 1, limit: 20, properties: ['title', 'names', 'prose'] })
    ).hits.map((hit: { document: { id: string } }) => hit.document.id),
  );

  const { Document } = need('flexsearch');
  const flex = new Document({
    document: { id: 'id', index: Object.keys(boost) },
    tokenize: 'forward',
    encoder: 'LatinBalance',
  });
  for (const doc of docs) flex.add(doc);
  let flexBytes = 0;
  await flex.export((_key: string, data: string) => {
    flexBytes += data ? gz(data) : 0;
  });
  await measure('FlexSearch 0.8.212', flexBytes + displayed, (q) =>
    flex.search(q, { limit: 20, suggest: true, merge: true }).map(({ id }: { id: string }) => id),
  );

  const lunr = need('lunr');
  const index = lunr(function (this: {
    ref(k: string): void;
    field(k: string, o: object): void;
    add(d: object): void;
  }) {
    this.ref('id');
    for (const [field, weight] of Object.entries(boost)) this.field(field, { boost: weight });
    for (const doc of docs) this.add(doc);
  });
  await measure('lunr 2.3.9 (easyops)', gz(JSON.stringify(index)) + displayed, (q) =>
    index
      .query((query: { term(t: string, o: object): void }) => {
        for (const term of lunr.tokenizer(q).map(String)) {
          query.term(term, { boost: 10 });
          query.term(term, { wildcard: lunr.Query.wildcard.TRAILING });
          if (term.length > 4) query.term(term, { editDistance: 1 });
        }
      })
      .map(({ ref }: { ref: string }) => ref),
  );
});
