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
