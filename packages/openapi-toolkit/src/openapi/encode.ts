/** Percent-encodes everything but letters, digits and `-._~`. Lone surrogates, which no URL can hold, are removed. */
export const encodeStrictly = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Percent-encodes characters that are neither reserved nor unreserved nor already encoded. */
export const encodeReserved = (text: string): string =>
  text.replace(/%[\da-f]{2}|%|[^%\w.~:/?#[\]@!$&'()*+,;=-]+/gi, (part) =>
    /^%[\da-f]{2}$/i.test(part) ? part : encodeStrictly(part),
  );

/** Percent-encodes the literal parts of a path template. What follows `#` tells operations apart, and is not sent. */
export const literalPath = (path: string): string =>
  path.replace(/#(?![^{]*\}).*$/s, '').replace(/[^{}]+(?![^{]*\})/g, (text) => encodeReserved(text));
