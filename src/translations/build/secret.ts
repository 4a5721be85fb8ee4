/** Shorter keys could be any word of the response. */
const MIN_LENGTH = 8;
/** Escapes within escapes that are undone: `%255c`, `&amp;#47;`. */
const MAX_DEPTH = 3;

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const character = (digits: string, radix: number): string => {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** Each undoes one kind of escapes, in one pass: of JSON and JavaScript, of addresses, of HTML. */
const DECODERS: ((text: string) => string)[] = [
  (text) =>
    text.replace(
      /\\(?:u\{?([0-9a-f]{4,6})\}?|x([0-9a-f]{2})|([\\/"']))/gi,
      (_, long, short, char) => char ?? character(long ?? short, 16),
    ),
  (text) => text.replace(/%([0-9a-f]{2})/gi, (_, hex) => character(hex, 16)),
  (text) =>
    text.replace(/&(?:#x([0-9a-f]{1,8});?|#(\d{1,9});?|([a-z]+);)/gi, (whole, hex, digits, name) =>
      name ? (NAMED.get(name.toLowerCase()) ?? whole) : hex ? character(hex, 16) : character(digits, 10),
    ),
];

/** Base64 of a secret that begins at any of the three places in a group, without what its neighbours decide. */
const base64Forms = (secret: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    const whole = bytes.length - (bytes.length % 3);
    return bytes
      .subarray(0, whole)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1);
  });

/** Forms of a secret that are no escapes of single characters. */
function forms(secret: string): string[] {
  const base64 = base64Forms(secret);
  const safe = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [secret, ...base64, ...safe, Buffer.from(secret).toString('hex'), [...secret].reverse().join('')];
}

/**
 * Tells if a text holds the secret, plain or encoded, in whatever case (host names lose theirs). Of JSON, keys and
 * strings count as a reader of it sees them.
 */
export function holdsSecret(text: string, secret: string): boolean {
  if (secret.length < MIN_LENGTH) return false;
  const wanted = forms(secret).map((form) => form.toLowerCase());
  const seen = new Set([text]);
  let layer = [text];
  for (let depth = 0; layer.length > 0; depth++) {
    for (const one of layer) {
      const searched = one.toLowerCase();
      if (wanted.some((form) => searched.includes(form))) return true;
    }
    if (depth === MAX_DEPTH) return false;
    layer = layer
      .flatMap((one) => DECODERS.map((decode) => decode(one)))
      .filter((one) => !seen.has(one) && seen.add(one));
  }
  return false;
}

/** Tells if a secret can travel in a header: visible ASCII. Anything else would come back quoted in an error. */
export const isSendable = (secret: string): boolean => /^[\x21-\x7e]+$/.test(secret);
