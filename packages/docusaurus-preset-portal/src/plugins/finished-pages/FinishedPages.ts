import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeSafely } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import { withoutBasePath } from '../../lib/basePath';
import { type HtmlPage, parseHtml } from '../../lib/html';
import { type Guide, readGuide } from './guide';

/** The page whose HTML holds no text of contracts or guides, only the template that all pages share. */
export const TEMPLATE = '404.html';

/** Text that is inserted into the HTML of a page, at an offset. */
export interface Insertion {
  at: number;
  text: string;
}

/** Reads a parsed page; `permalink`: its canonical address without the base path, undefined for HTML without one. */
type Reader = (page: HtmlPage, permalink: string | undefined) => Insertion[] | undefined;

/** Returns the address of a page by its file, without the base path; undefined for files that are no route. */
function permalinkOf(name: string): string | undefined {
  const folder = /^(.*)\/index\.html$/.exec(`/${name}`)?.[1];
  return folder === '' ? '/' : folder;
}

/**
 * The finished pages of a build. Each is parsed once, shown to all readers, and written once with what they insert. It
 * is read again to be written: a build of any size needs the memory of one page.
 */
export class FinishedPages {
  /** What every page is shown to, in this order. */
  readonly readers: Reader[] = [];
  /** Canonical pages that are not made from a contract, by address without the base path. */
  readonly guides = new Map<string, Guide>();
  private readonly insertions = new Map<string, Insertion[]>();
  private reading: Promise<void> | undefined;

  /** @param basePath Path below which the site is published. */
  constructor(private readonly basePath: string) {}

  /** Shows all pages to the readers, the template first, once. `reference`: addresses of pages made from contracts. */
  read(build: string, reference: ReadonlySet<string> = new Set()): Promise<void> {
    this.reading ??= this.readAll(build, reference);
    return this.reading;
  }

  private async readAll(build: string, reference: ReadonlySet<string>): Promise<void> {
    const names = (await listFiles(build)).filter((name) => name.endsWith('.html'));
    names.sort((a, b) => Number(b === TEMPLATE) - Number(a === TEMPLATE));
    for (const name of names) {
      const page = parseHtml(name, readFileSync(path.join(build, name), 'utf8'));
      const permalink = this.canonicalOf(page, reference);
      this.insertions.set(
        name,
        this.readers.flatMap((read) => read(page, permalink) ?? []),
      );
    }
  }

  /** Returns the canonical address of a page without the base path, and keeps the content of a guide. */
  private canonicalOf(page: HtmlPage, reference: ReadonlySet<string>): string | undefined {
    const permalink = permalinkOf(page.name);
    if (permalink === undefined || reference.has(permalink)) return permalink;
    const guide = readGuide(page);
    if (!guide) return undefined;
    const { canonical: path } = guide;
    const canonical = path === undefined ? permalink : withoutBasePath(decodeSafely(path), this.basePath);
    // A page whose address ends in a slash has one in its canonical address.
    if (canonical.replace(/(?<=.)\/$/, '') === permalink) this.guides.set(canonical, guide);
    return canonical;
  }

  /** Writes all pages with what was inserted, and changed by `edit` at last; returns how many. */
  write(build: string, more: (name: string) => Insertion[], edit: (html: string) => string): number {
    for (const [name, insertions] of this.insertions) {
      const html = readFileSync(path.join(build, name), 'utf8');
      const all = [...insertions, ...more(name)].sort((a, b) => a.at - b.at);
      const parts = all.map(({ at, text }, index) => html.slice(all[index - 1]?.at ?? 0, at) + text);
      writeFileSync(path.join(build, name), edit([...parts, html.slice(all.at(-1)?.at ?? 0)].join('')));
    }
    return this.insertions.size;
  }
}
