import { namesIn } from './names';
import { pageOf } from './pages';
import type { SearchRecord } from './records';
import { foldedName } from './words';

/** Most places of a field whose pages it speaks for: what every page has says nothing for one. */
const MAX_PLACES = 4;

/** The records that are loaded, by number, with what many queries ask of them. */
export class KnownRecords {
  readonly all: SearchRecord[] = [];
  /** By record: numbers of the pages it is on, its own first; of a field that few pages have, all. */
  readonly pagesOf: (readonly number[])[] = [];
  private readonly names: (readonly string[] | undefined)[] = [];
  private readonly numberOfPage = new Map<string, number>();
  /** By page. */
  private readonly recordOfPage: (number | undefined)[] = [];

  /** @returns its number. */
  add(record: SearchRecord): number {
    const number = this.all.push(record) - 1;
    const { href, places = [] } = record;
    const further = places.length > MAX_PLACES ? [] : places.map(([, other]) => pageOf(other));
    const pages = [...new Set([pageOf(href), ...further])].map((address) => this.pageNumber(address));
    this.pagesOf.push(pages);
    if (this.isPage(number)) this.recordOfPage[pages[0] as number] = number;
    return number;
  }

  private pageNumber(address: string): number {
    const before = this.numberOfPage.get(address);
    if (before !== undefined) return before;
    const number = this.numberOfPage.size;
    this.numberOfPage.set(address, number);
    return number;
  }

  get pageCount(): number {
    return this.numberOfPage.size;
  }

  /** Whether a record is a page itself, not a part of one. */
  isPage = (number: number): boolean => !this.all[number]?.href.includes('#');

  /** Number of the record of a page. */
  ofPage = (page: number): number | undefined => this.recordOfPage[page];

  /** The record of a page by its address. */
  page = (address: string): SearchRecord | undefined => {
    const page = this.numberOfPage.get(address);
    const number = page === undefined ? undefined : this.recordOfPage[page];
    return number === undefined ? undefined : this.all[number];
  };

  /** The shown names of a record, the title first, each as one word with its endings. */
  namesOf(number: number): readonly string[] {
    const before = this.names[number];
    if (before) return before;
    const { title, label } = this.all[number] as SearchRecord;
    const names = [title, ...namesIn(label)].map(foldedName);
    this.names[number] = names;
    return names;
  }
}
