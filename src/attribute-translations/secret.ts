/** Shorter keys could be any word of the response. */
const MIN_LENGTH = 8;
/** Escapes within escapes that are undone: `%255c`, `&amp;#47;`. */
const MAX_DEPTH = 4;

/** Escapes of one character: `\u002f`, `\x2f`, `\/` in JSON and JavaScript, `%2f` in addresses, `&#47;` in HTML. */
const ESCAPE =
  /\\u(?:([0-9a-f]{4})|\{([0-9a-f]+)\})|\\x([0-9a-f]{2})|\\([\\/"'])|%([0-9a-f]{2})|&#x([0-9a-f]+);?|&#(\d+);?|&([a-z]+);/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeOnce(text: string): string {
  return text.replace(ESCAPE, (_, four, braced, two, char, percent, hex, decimal, name) => {
    if (char) return char;
    if (name) return NAMED[name.toLowerCase()] ?? '';
    return String.fromCharCode(
      decimal ? Number(decimal) : Number.parseInt(four ?? braced ?? two ?? percent ?? hex, 16),
    );
  });
}

/**
 * Returns a text in lower case, as it is and after each round of undoing its escapes; without what a key can't have, and
 * which could stand between its characters unseen.
 */
function readings(text: string): string[] {
  const all = [text];
  for (let depth = 0; depth < MAX_DEPTH; depth++) all.push(unescapeOnce(all.at(-1) ?? ''));
  return [...new Set(all)].map((text) => text.replace(/[^!-~]/g, '').toLowerCase());
}

/** Base64 of a text: what of it is the same whatever stands before and after it, for each position in a group of three. */
const base64Forms = (text: string): string[] =>
  [0, 1, 2].map((start) => {
    const whole = Math.floor((text.length - start) / 3) * 3;
    return Buffer.from(text.slice(start, start + whole)).toString('base64');
  });

/**
 * Returns whether a text holds a secret: plain, reversed, in hex or Base64, in any case (host names lose theirs), and
 * with its characters escaped. A published file must not hold it in any form that a reader can undo.
 */
export function holdsSecret(text: string, secret: string): boolean {
  if (secret.length < MIN_LENGTH) return false;
  const base64 = base64Forms(secret);
  const base64url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const forms = [secret, [...secret].reverse().join(''), Buffer.from(secret).toString('hex'), ...base64, ...base64url];
  const wanted = forms.flatMap(readings);
  return readings(text).some((reading) => wanted.some((form) => reading.includes(form)));
}
