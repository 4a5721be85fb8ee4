import { memoize } from 'openapi-toolkit';
import type { ValueForm } from './form';
import { forms } from './forms';

/** Generates numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ALPHABET = [...'0123456789abcdefghijklmnopqrstuvwxyzæøåABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ_/- '];

const charsOf = memoize((kind) => {
  const fits = new RegExp(`[${kind}]`, 'u');
  return ALPHABET.filter((char) => fits.test(char));
});

/** Generates pasted texts: values of every form, unchanged or with typical defects. */
export function* pasted(seed: number, count: number): Generator<string> {
  const random = randomOf(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const charOf = (kind: string) => pick(charsOf(kind));
  const known = Object.entries<ValueForm>(forms).map(([identifier, form]) => ({
    isHouse: identifier.startsWith('kvh'),
    form: form.map((formPart) => ({ ...formPart, chars: charsOf(formPart.of) })),
  }));
  const madeOf = ({ form }: (typeof known)[number]) =>
    form
      .map(({ chars, least, most }) => {
        const length = least + Math.floor(random() * (most - least + 1));
        return Array.from({ length }, () => pick(chars)).join('');
      })
      .join('');
  const changes: ((text: string) => string)[] = [
    (text) => text,
    (text) => `DK${text}`,
    (text) => ` ${text.replace(/(.{2})/gu, '$1 ')}`,
    (text) => text.replace(/(.{3})/gu, '$1-'),
    (text) => text.replace(/^0+/, ''),
    (text) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll('ø', 'oe').replaceAll('Æ', 'ä'),
    (text) => `"${text}",`,
    (text) => `{${text}}`,
    (text) => text.replace(/[_-]/g, ' '),
    (text) => text.slice(0, -1),
    (text) => text + charOf('0-9a-z'),
    (text) => {
      const at = Math.floor(random() * text.length);
      return text.slice(0, at) + charOf('0-9A-ZÆØÅ_') + text.slice(at + 1);
    },
    (text) => `${pick(['cvr', 'BFE:', 'P-nummer', 'kid', 'matr.nr.', 'postnr', 'SE', 'kvhx', 'plate'])} ${text}`,
  ];
  for (let made = 0; made < count; made++) {
    const one = pick(known);
    const any = madeOf(one);
    // Four random characters are rarely a house number.
    const house = one.isHouse ? `${any.slice(0, 8)}${pick(['_12B', '___7', '_999', '0000'])}` : any;
    // Nor are they a floor and a door.
    const value = one.isHouse && any.length > 12 ? house + pick(['_______', '__1__tv', '_st__mf', '12____4']) : house;
    yield random() < 0.5 ? pick(changes)(value) : pick(changes)(pick(changes)(value));
  }
}
