import { escapeMarkup } from '../../lib/escapeMarkup';
import { TAG_MARK } from './marks';
import { type Tag, VOID_ELEMENTS } from './tags';

interface Open {
  name: string;
  /** Index of its start in the output. */
  at: number;
  tag?: Tag;
  /** True if its end tag is not written: the element was already closed, or never opened. */
  silent?: boolean;
}

const TOKEN = new RegExp(`${TAG_MARK}|<(/?)([a-z][a-z0-9]*)([^>]*)>`, 'g');
const ANY_MARK = new RegExp(TAG_MARK, 'g');
/** Maximum depth of elements; deeper tags are shown as text. */
const MAX_DEPTH = 250;

const set = (text: string) => new Set(text.split(' '));

const OPTIONAL_END_TAG = set('p li dt dd td th tr thead tbody tfoot colgroup');
/** Elements that a start tag closes implicitly. */
const CLOSES: Record<string, Set<string>> = {
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
    else if (this.open.length < MAX_DEPTH && this.leavesParagraph(tag)) this.begin(tag);
    else this.out.push(escapeMarkup(tag.source));
  }

  /** Closes the enclosing paragraph before a block. Blocks are not allowed inside other inline elements. */
  private leavesParagraph({ name }: Tag): boolean {
    const last = this.open.at(-1);
    if (!BLOCKS.has(name) || !this.open.some((one) => !one.tag && one.name === 'p' && !one.silent)) return true;
    if (last?.tag || last?.name !== 'p') return false;
    this.out.push('</p>');
    last.silent = true;
    return true;
  }

  private begin(tag: Tag): void {
    while (this.open.at(-1)?.tag && CLOSES[tag.name]?.has(this.open.at(-1)?.name ?? '')) this.end();
    this.out.push(tag.html);
    if (tag.kind === 'open') this.open.push({ name: tag.name, at: this.out.length - 1, tag });
  }

  private close(tag: Tag): void {
    const own = this.open.slice(this.open.findLastIndex((one) => !one.tag) + 1);
    if (!own.some(({ name }) => name === tag.name)) {
      if (!OPTIONAL_END_TAG.has(tag.name)) this.out.push(escapeMarkup(tag.source));
      return;
    }
    while (this.open.at(-1)?.name !== tag.name) this.end();
    this.open.pop();
    this.out.push(tag.html);
  }

  /** Closes the last element implicitly. If its end tag is required, its start tag becomes text. */
  private end(): void {
    const last = this.open.pop();
    if (!last?.tag) return;
    if (OPTIONAL_END_TAG.has(last.name)) this.out.push(`</${last.name}>`);
    else this.out[last.at] = escapeMarkup(last.tag.source);
  }
}

export const balanced = (html: string, tags: readonly Tag[]): string =>
  tags.length === 0 ? html : new Balance(tags).write(html);
