import { pageOfResult } from './pages';
import { type SearchRecord, splitNames } from './records';
import { foldedName } from './words';

/** Maximum number of pages for which a field counts: a field that every page has distinguishes none. */
const MAX_OCCURRENCES = 4;

/** The loaded records by number, with lookups that many queries need. */
export class LoadedRecords {
  /** By record: numbers of the pages it is on, its own first; all pages for rare fields. */
  readonly pagesOf: (readonly number[])[] = [];
  private readonly numberOfPage = new Map<string, number>();
  private readonly recordOfPage: (number | undefined)[] = [];

  constructor(readonly all: readonly SearchRecord[]) {
    all.forEach(({ href, occurrences = [] }, number) => {
      const isRare = occurrences.length <= MAX_OCCURRENCES;
      const addresses = [href, ...(isRare ? occurrences.map(([, other]) => other) : [])].map(pageOfResult);
      const pages = [...new Set(addresses)].map((address) => this.pageNumber(address));
      this.pagesOf.push(pages);
      if (this.isPage(number)) this.recordOfPage[pages[0] as number] = number;
    });
  }

  private pageNumber(address: string): number {
    const cached = this.numberOfPage.get(address);
    if (cached !== undefined) return cached;
    const number = this.numberOfPage.size;
    this.numberOfPage.set(address, number);
    return number;
  }

  get pageCount(): number {
    return this.numberOfPage.size;
  }

  isPage = (number: number): boolean => !this.all[number]?.href.includes('#');

  ofPage = (page: number): number | undefined => this.recordOfPage[page];

  page = (address: string): SearchRecord | undefined => {
    const page = this.numberOfPage.get(address);
    const number = page === undefined ? undefined : this.recordOfPage[page];
    return number === undefined ? undefined : this.all[number];
  };

  /** Returns the displayed names of a record, title first, each folded into one word with its endings. */
  namesOf(number: number): readonly string[] {
    const { title, label } = this.all[number] as SearchRecord;
    return [title, ...splitNames(label)].map(foldedName);
  }
}
