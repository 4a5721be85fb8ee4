const DANISH: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Text as it is compared: lower case, Danish letters as they are written without them, other accents dropped. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => DANISH[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
