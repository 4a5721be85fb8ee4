import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { fold } from '../../vocabulary/fold';
import { asksWhatItIs } from './intent/definition';
import { namesIn } from './names';
import { DEFINITION_WEIGHT, FIELD_WEIGHTS, KIND_WEIGHTS, nameFactor, PROSE_COVERAGE, wantedBy } from './ranking';
import type { Kind, SearchRecord } from './records';
import { typingErrors } from './typingErrors';
import { joinedTerm, queryTerms, queryWords, significantWords, splitCompound, splitWords, stem, terms } from './words';

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
  names: ({ label, also, asked }) => [
    ...new Map([label, also, asked].flatMap(namesIn).map((name) => [joinedTerm(name), name])).values(),
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
  private readonly pages = new Map<string, SearchRecord>();

  /** @param compoundParts Terms that compounds are made of. */
  constructor(private readonly compoundParts: ReadonlySet<string>) {}

  /** Adds records that are not there yet, some at a time, so that the page responds to keys meanwhile. */
  async add(records: readonly SearchRecord[]): Promise<void> {
    const added = records.filter(({ id }) => !this.records.has(id));
    for (const record of added) {
      this.records.set(record.id, record);
      if (!record.href.includes('#')) this.pages.set(record.href, record);
    }
    await this.index.addAllAsync(added, { chunkSize: CHUNK_SIZE });
  }

  private run(query: Query): SearchResult[] {
    return this.index.search(query);
  }

  /** Results for one word: as typed or begun; if nothing has it, as a compound; none when nothing has that. */
  private resultsFor(word: string): SearchResult[] {
    const term = stem(word);
    const asTyped = this.run({ queries: [term], prefix: term.length > 1, combineWith: 'OR' });
    const parts = asTyped.length > 0 ? [] : splitCompound(word, this.compoundParts);
    return parts.length > 1 ? this.run({ queries: parts, prefix: false, combineWith: 'AND' }) : asTyped;
  }

  /** The record of a page by its address. */
  page = (address: string): SearchRecord | undefined => this.pages.get(address);

  /** The records of a kind that are loaded. */
  ofKind(kind: Kind): SearchRecord[] {
    return [...this.records.values()].filter((record) => record.kind === kind);
  }

  /**
   * A query with the nearest known word in the place of each word that nothing has; undefined when every word is known,
   * or a word is like none.
   */
  corrected(text: string): string | undefined {
    let changed = false;
    const words = significantWords(text).map((word) => {
      if (this.resultsFor(word).length > 0) return word;
      const near = this.nearest(word);
      changed ||= near !== undefined;
      return near ?? word;
    });
    return changed ? words.join(' ') : undefined;
  }

  /** The known word that is most like one, as it is written; of equally like ones that of the best record. */
  private nearest(word: string): string | undefined {
    const fuzzy = allowedErrors(stem(word));
    if (fuzzy === 0) return undefined;
    const near = this.run({ queries: [stem(word)], fuzzy: fuzzy + 1, fields: ['title', 'names'] });
    const known = new Map<string, string>();
    for (const { id, terms: found } of near) {
      const { title = '', label, also, asked } = this.records.get(id as string) ?? {};
      const written = [title, ...[label, also, asked].flatMap(namesIn)].flatMap(splitWords).map(fold);
      for (const one of written) if (found.includes(stem(one)) && !known.has(one)) known.set(one, one);
    }
    const ranked = [...known.keys()]
      .map((one) => ({ one, errors: typingErrors(word, one) }))
      .filter(({ errors }) => errors <= fuzzy)
      .sort((a, b) => a.errors - b.errors);
    return ranked[0]?.one;
  }

  /** Everything that matches, best first. */
  search(text: string): Hit[] {
    const typed = queryWords(text);
    if (typed.length === 0) return [];
    /** How much of the query each record covers, beside its hit. */
    const found = new Map<string, { hit: Hit; covered: number }>();
    for (const { id, score, match, terms: matched } of typed.flatMap((word) => this.resultsFor(word))) {
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
    const names = [text.replace(METHOD, '').trim(), significantWords(text).join(' ')].map(wantedBy);
    const isDefinition = asksWhatItIs(text);
    const hits = [...found.values()].map(({ hit, covered }) => {
      const { record } = hit;
      const kind = isDefinition && record.kind === 'guide' ? DEFINITION_WEIGHT : KIND_WEIGHTS[record.kind];
      const coverage = covered / typed.length;
      const isName = Math.max(...names.map((name) => nameFactor(record, name)));
      return {
        ...hit,
        coverage,
        score: hit.score * kind * (record.weight ?? 1) * coverage ** 2 * isName,
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
