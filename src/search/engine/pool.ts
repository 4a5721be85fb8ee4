import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { fold } from '../../vocabulary/fold';
import type { Kind, SearchRecord } from './records';
import { asOneWord, pieces, queryTerms, splitCompound, tellingWords, terms } from './words';

/** A record that was found, how well, and the terms in it that made it so (to mark them). */
export interface Hit {
  record: SearchRecord;
  score: number;
  terms: string[];
}

/** An operation beats a property beats prose, for the same word. */
const KIND: Readonly<Record<Kind, number>> = { operation: 2.5, field: 1.15, attribute: 1, guide: 1.1 };
/** What is searched, and what a word there counts. Few fields: how rare a word is, is counted for each by itself. */
const FIELDS = { title: 4, names: 3, prose: 0.7 };
const CONTENT: Readonly<Record<string, (record: SearchRecord) => (string | undefined)[]>> = {
  id: ({ id }) => [id],
  title: ({ title, path }) => [title, path],
  names: ({ label = '', also = '' }) => [
    ...new Map([label, also].flatMap((names) => names.split(' · ')).map((name) => [asOneWord(name), name])).values(),
  ],
  prose: ({ text, prose, where, places = [] }) => [
    text,
    prose,
    ...new Set([where, ...places.map(([place]) => place)].join(' › ').split(' › ')),
  ],
};

/** The whole query is the name, spelt as code or not; one of its other names; the beginning of the name. */
const CODE = 6;
const PATH = 3;
const NAME = 2.6;
const OTHER_NAME = 1.5;
const BEGINNING = 1.25;
/** A word that is only in the prose speaks less for a record than one in its names. */
const IN_PROSE = 0.6;
/** Long fields count almost as much as short ones: a name is no worse for having many synonyms. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };
const WEIGHTS = { prefix: 0.25, fuzzy: 0.4 };

const maxErrors = (term: string) => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 6 ? 1 : 2);

const METHOD = /^\s*(get|post|put|patch|delete)\s+(?=\/)/i;

/** Terms of a text; a name such as `registrationNumber` also as the one word it is. */
const tokenize = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => (pieces(word).length > 1 ? [...terms(word), asOneWord(word)] : terms(word)));

/** Written as programs write: `companyId`, `registration_status`, `/vehicles`, `X-Purpose`. */
const looksLikeCode = (query: string) => !/\s/.test(query) && (pieces(query).length > 1 || query.startsWith('/'));

const exactly = (name: string) => fold(pieces(name).join(''));

const named = (text: string | undefined) => (text ? text.split(' · ').map(asOneWord) : []);

/** What it counts that the whole query is a name of the record, or the beginning of one. */
function nameBonus({ title, path, label, also }: SearchRecord, query: string): number {
  if (path === query) return CODE;
  if (query.startsWith('/') && path?.startsWith(query)) return PATH;
  if (looksLikeCode(query) && exactly(title) === exactly(query)) return CODE;
  const whole = asOneWord(query);
  const shown = [asOneWord(title), ...named(label)];
  if (shown.includes(whole)) return NAME;
  const begins = shown.some((name) => name.startsWith(whole)) ? BEGINNING : 1;
  return begins * (named(also).includes(whole) ? OTHER_NAME : 1);
}

/** The records that are loaded, searchable together. */
export class Pool {
  private readonly index = new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELDS),
    extractField: (record, field) => CONTENT[field]?.(record).filter(Boolean).join(' ') ?? '',
    // camelCase is split before case is folded, so both happen here.
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: FIELDS, bm25: BM25, weights: WEIGHTS, tokenize: (text) => [text] },
  });
  private readonly records = new Map<string, SearchRecord>();

  constructor(private readonly parts: ReadonlySet<string>) {}

  get size(): number {
    return this.records.size;
  }

  /** Takes records in, a few at a time so that keys are heard meanwhile; those it has are left alone. */
  async add(records: readonly SearchRecord[]): Promise<void> {
    const fresh = records.filter(({ id }) => !this.records.has(id));
    for (const record of fresh) this.records.set(record.id, record);
    await this.index.addAllAsync(fresh, { chunkSize: 150 });
  }

  private run(query: Query): SearchResult[] {
    return this.index.search(query);
  }

  /** One typed term: as written or begun; failing that as a compound; failing that with a typing error. */
  private queryFor(term: string): Query {
    const asWritten: Query = { queries: [term], prefix: term.length > 1, combineWith: 'OR' };
    if (this.run(asWritten).length > 0) return asWritten;
    const parts: Query = { queries: splitCompound(term, this.parts), prefix: false, combineWith: 'AND' };
    if (parts.queries.length > 1 && this.run(parts).length > 0) return parts;
    return { queries: [term], prefix: term.length > 4, fuzzy: maxErrors(term), combineWith: 'OR' };
  }

  /** Everything that matches, best first. */
  search(text: string): Hit[] {
    const typed = queryTerms(text);
    if (typed.length === 0) return [];
    const query = text.replace(METHOD, '').trim();
    const telling = tellingWords(text).join(' ');
    const found = new Map<string, Hit & { covered: number }>();
    for (const term of typed) {
      for (const result of this.run(this.queryFor(term))) {
        const record = this.records.get(result.id as string) as SearchRecord;
        const hit = found.get(record.id) ?? { record, score: 0, covered: 0, terms: [] };
        hit.score += result.score;
        hit.covered += Object.values(result.match)
          .flat()
          .some((field) => field !== 'prose')
          ? 1
          : IN_PROSE;
        hit.terms.push(...result.terms);
        found.set(record.id, hit);
      }
    }
    for (const hit of found.values()) {
      const { kind, weight = 1 } = hit.record;
      hit.score *=
        KIND[kind] *
        weight *
        (hit.covered / typed.length) ** 2 *
        Math.max(nameBonus(hit.record, query), nameBonus(hit.record, telling));
    }
    return [...found.values()].sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1));
  }

  /** Names near to a query that found nothing. */
  near(text: string): string[] {
    const options = { prefix: true, fuzzy: 0.4, fields: ['title', 'names'] };
    const hits = queryTerms(text).flatMap((term) => this.run({ queries: [term], ...options }));
    const names = hits
      .sort((a, b) => b.score - a.score)
      .map(({ id, match }) => {
        const { title = '', label } = this.records.get(id as string) ?? {};
        // A property called `name` is near because of its label.
        return Object.values(match).flat().includes('title') ? title : (label?.split(' · ')[0] ?? title);
      });
    return [...new Set(names)].slice(0, 5);
  }
}
