import { MARK } from './marks';
import { escaped, type Tag, VOID_ELEMENTS } from './tags';

/** An element that is open: of Markdown, or of a tag in the text. */
interface Open {
  name: string;
  /** Place of its begin in the output. */
  at: number;
  tag?: Tag;
  /** Its end is not written: it was ended before, or never begun. */
  silent?: boolean;
}

const TOKEN = new RegExp(`${MARK}|<(/?)([a-z][a-z0-9]*)([^>]*)>`, 'g');
const ANY_MARK = new RegExp(MARK, 'g');
/** Elements inside each other; deeper ones are shown as text. */
const MAX_OPEN = 250;

const set = (text: string) => new Set(text.split(' '));

/** Elements that end by themselves. */
const ENDS_ITSELF = set('p li dt dd td th tr thead tbody tfoot colgroup');
/** What ends where an element begins. */
const ENDS: Record<string, Set<string>> = {
  p: set('p'),
  li: set('li'),
  dt: set('dt dd'),
  dd: set('dt dd'),
  td: set('td th'),
  th: set('td th'),
  tr: set('td th tr'),
  tbody: set('td th tr thead tbody'),
  tfoot: set('td th tr thead tbody'),
};
const BLOCKS = set('blockquote details div dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul');

/** Writes the tags of a text into the HTML of its Markdown, so that every element ends where it should. */
class Balance {
  private readonly out: string[] = [];
  private readonly open: Open[] = [];

  constructor(private readonly tags: readonly Tag[]) {}

  write(html: string): string {
    let rest = 0;
    for (const match of html.matchAll(TOKEN)) {
      this.out.push(html.slice(rest, match.index));
      rest = match.index + match[0].length;
      const [token, mark, slash, name = ''] = match;
      const tag = mark === undefined ? undefined : this.tags[Number(mark)];
      if (tag) this.ofText(tag);
      else this.ofMarkdown(token.replace(ANY_MARK, ''), name, slash === '/');
    }
    this.out.push(html.slice(rest));
    while (this.open.length > 0) this.end();
    return this.out.join('');
  }

  private ofMarkdown(token: string, name: string, isEnd: boolean): void {
    if (VOID_ELEMENTS.has(name)) this.out.push(token);
    else if (!isEnd) {
      const silent = name === 'a' && this.open.some((one) => one.tag && one.name === 'a');
      this.out.push(silent ? '' : token);
      this.open.push({ name, at: this.out.length - 1, silent });
    } else {
      while (this.open.at(-1)?.tag) this.end();
      if (!this.open.pop()?.silent) this.out.push(token);
    }
  }

  private ofText(tag: Tag): void {
    if (tag.kind === 'close') this.close(tag);
    else if (this.open.length < MAX_OPEN && this.leavesParagraph(tag)) this.begin(tag);
    else this.out.push(escaped(tag.source));
  }

  /** A block ends the paragraph it stands in; inside other inline elements it can't stand. */
  private leavesParagraph({ name }: Tag): boolean {
    const last = this.open.at(-1);
    if (!BLOCKS.has(name) || !this.open.some((one) => !one.tag && one.name === 'p' && !one.silent)) return true;
    if (last?.tag || last?.name !== 'p') return false;
    this.out.push('</p>');
    last.silent = true;
    return true;
  }

  private begin(tag: Tag): void {
    while (this.open.at(-1)?.tag && ENDS[tag.name]?.has(this.open.at(-1)?.name ?? '')) this.end();
    this.out.push(tag.html);
    if (tag.kind === 'open') this.open.push({ name: tag.name, at: this.out.length - 1, tag });
  }

  private close(tag: Tag): void {
    const own = this.open.slice(this.open.findLastIndex((one) => !one.tag) + 1);
    if (!own.some(({ name }) => name === tag.name)) {
      if (!ENDS_ITSELF.has(tag.name)) this.out.push(escaped(tag.source));
      return;
    }
    while (this.open.at(-1)?.name !== tag.name) this.end();
    this.open.pop();
    this.out.push(tag.html);
  }

  /** Ends the last element without a tag of its own. One that needs its end was no element, but text. */
  private end(): void {
    const last = this.open.pop();
    if (!last?.tag) return;
    if (ENDS_ITSELF.has(last.name)) this.out.push(`</${last.name}>`);
    else this.out[last.at] = escaped(last.tag.source);
  }
}

/** The HTML of Markdown with its marks replaced by the tags they stand for. */
export const balanced = (html: string, tags: readonly Tag[]): string =>
  tags.length === 0 ? html : new Balance(tags).write(html);
