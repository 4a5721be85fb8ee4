const texts = new Map<string, Promise<string>>();

/** Returns the text of a file of this site, once. Rejects if the request fails; the next call repeats it. */
export function fetchText(href: string): Promise<string> {
  const cachedText = texts.get(href);
  if (cachedText) return cachedText;
  const request = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${href} responded with status ${response.status}`);
    return response.text();
  });
  texts.set(href, request);
  request.catch(() => texts.delete(href));
  return request;
}
