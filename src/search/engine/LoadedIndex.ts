import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { namesIn } from './names';
import { FIELD_WEIGHTS, KIND_WEIGHTS, nameFactor, PROSE_COVERAGE } from './ranking';
import type { SearchRecord } from './records';
import { joinedTerm, queryTerms, significantWords, splitCompound, splitWords, terms } from './words';

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  score: number;
  /** Share of the query's terms that are in its names; terms that only its prose has count less. */
  coverage: number;
  /** Terms of the record that matched, to mark them. */
  terms: string[];
}

/** Length of a field counts little: a name is no worse for having many synonyms. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };
const MATCH_WEIGHTS = { prefix: 0.25, fuzzy: 0.4 };
/** Records indexed before the browser may do something else. */
const CHUNK_SIZE = 150;
const MAX_SUGGESTIONS = 5;

/** Text of each searched field of a record. */
const FIELD_TEXTS: Readonly<Record<string, (record: SearchRecord) => (string | undefined)[]>> = {
  id: ({ id }) => [id],
  title: ({ title, path }) => [title, path],
  // Each name once, however often and with whatever endings it is listed.
  names: ({ label, also }) => [
    ...new Map([...namesIn(label), ...namesIn(also)].map((name) => [joinedTerm(name), name])).values(),
  ],
  prose: ({ text, prose, where, places = [] }) => [
    text,
    prose,
    ...new Set([where, ...places.map(([place]) => place)].join(' › ').split(' › ')),
  ],
};

/** Typing errors that are forgiven in a term: none in short terms and numbers. */
const allowedErrors = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 6 ? 1 : 2);

/** `GET /companies`: the method before a path is not part of it. */
const METHOD = /^\s*(get|post|put|patch|delete)\s+(?=\/)/i;

/** Terms of a text; a name such as `registrationNumber` is also the one term it is. */
const tokenize = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => (splitWords(word).length > 1 ? [...terms(word), joinedTerm(word)] : terms(word)));

/** The part of the index that is loaded. */
export class LoadedIndex {
  private readonly index = new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (record, field) => FIELD_TEXTS[field]?.(record).filter(Boolean).join(' ') ?? '',
    // camelCase is split before case is folded, so both happen here.
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_WEIGHTS, bm25: BM25, weights: MATCH_WEIGHTS, tokenize: (text) => [text] },
  });
  private readonly records = new Map<string, SearchRecord>();

  /** @param compoundParts Terms that compounds are made of. */
  constructor(private readonly compoundParts: ReadonlySet<string>) {}

  /** Adds records that are not there yet, some at a time, so that the page responds to keys meanwhile. */
  async add(records: readonly SearchRecord[]): Promise<void> {
    const added = records.filter(({ id }) => !this.records.has(id));
    for (const record of added) this.records.set(record.id, record);
    await this.index.addAllAsync(added, { chunkSize: CHUNK_SIZE });
  }

  private run(query: Query): SearchResult[] {
    return this.index.search(query);
  }

  /** Query for one term: as typed or begun; if nothing has it, as a compound; if nothing has that, with typing errors. */
  private queryFor(term: string): Query {
    const asTyped: Query = { queries: [term], prefix: term.length > 1, combineWith: 'OR' };
    if (this.run(asTyped).length > 0) return asTyped;
    const compound: Query = { queries: splitCompound(term, this.compoundParts), prefix: false, combineWith: 'AND' };
    if (compound.queries.length > 1 && this.run(compound).length > 0) return compound;
    return { queries: [term], prefix: term.length > 4, fuzzy: allowedErrors(term), combineWith: 'OR' };
  }

  /** Everything that matches, best first. */
  search(text: string): Hit[] {
    const typed = queryTerms(text);
    if (typed.length === 0) return [];
    /** How much of the query each record covers, beside its hit. */
    const found = new Map<string, { hit: Hit; covered: number }>();
    for (const { id, score, match, terms: matched } of typed.flatMap((term) => this.run(this.queryFor(term)))) {
      const record = this.records.get(id as string) as SearchRecord;
      const entry = found.get(record.id) ?? { hit: { record, score: 0, coverage: 0, terms: [] }, covered: 0 };
      const inNames = Object.values(match)
        .flat()
        .some((field) => field !== 'prose');
      entry.covered += inNames ? 1 : PROSE_COVERAGE;
      entry.hit.score += score;
      entry.hit.terms.push(...matched);
      found.set(record.id, entry);
    }
    const names = [text.replace(METHOD, '').trim(), significantWords(text).join(' ')];
    const hits = [...found.values()].map(({ hit, covered }) => {
      const { record } = hit;
      const coverage = covered / typed.length;
      const isName = Math.max(...names.map((name) => nameFactor(record, name)));
      return {
        ...hit,
        coverage,
        score: hit.score * KIND_WEIGHTS[record.kind] * (record.weight ?? 1) * coverage ** 2 * isName,
      };
    });
    return hits.sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1));
  }

  /** Names like a query that found nothing. */
  suggestions(text: string): string[] {
    const options = { prefix: true, fuzzy: 0.4, fields: ['title', 'names'] };
    const results = queryTerms(text).flatMap((term) => this.run({ queries: [term], ...options }));
    const names = results
      .sort((a, b) => b.score - a.score)
      .map(({ id, match }) => {
        const { title = '', label } = this.records.get(id as string) ?? {};
        // A property called `name` is found by its label.
        return Object.values(match).flat().includes('title') ? title : (namesIn(label)[0] ?? title);
      });
    return [...new Set(names)].slice(0, MAX_SUGGESTIONS);
  }
}
