import { paint, setCode } from './paint';

const texts = new Map<string, Promise<string>>();

/**
 * The text of a file of this site, fetched once.
 *
 * @throws when it does not arrive. The next call asks again.
 */
export function fetchText(href: string): Promise<string> {
  const known = texts.get(href);
  if (known) return known;
  const asked = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${href} responded with status ${response.status}`);
    return response.text();
  });
  texts.set(href, asked);
  asked.catch(() => texts.delete(href));
  return asked;
}

const linkOf = (code: Element) => code.closest('.ref-code')?.querySelector<HTMLAnchorElement>('a[data-all]');

/** The whole text of a block of code, wherever the rest of it is. */
export const wholeText = (code: Element): Promise<string> => {
  const href = linkOf(code)?.getAttribute('data-all');
  return href ? fetchText(href) : Promise.resolve(code.textContent ?? '');
};

/** Puts the whole text into a block of code that holds its beginning. */
export async function showAll(link: HTMLAnchorElement): Promise<void> {
  const code = link.closest('.ref-code')?.querySelector('code');
  if (!code) return;
  try {
    setCode(code, (await fetchText(link.href)).trimEnd());
    link.remove();
    paint(code.parentElement ?? code);
  } catch {
    // The file itself: the browser says what is wrong.
    window.location.assign(link.href);
  }
}

/** Fetches the beginning of the examples that came into view without any text. */
export async function showFirst(frame: ParentNode, lines: number): Promise<void> {
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[data-all]')) {
    const code = link.closest('.ref-code')?.querySelector('code');
    if (!code || code.firstChild || link.offsetParent === null) continue;
    const text = await fetchText(link.href).catch(() => '');
    setCode(code, text.split('\n').slice(0, lines).join('\n'));
  }
}
