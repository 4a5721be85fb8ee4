import { cutName } from './names';
import { UniqueNames } from './UniqueNames';

/** Words that say what a title is of, not whose. */
const GENERIC = /^(?:apis?|openapi|rest|reference|documentation|docs?|specification|v?\d+(?:\.\d+)*)$/i;

/** The words of a title that name something, in ASCII: accents are left out, other scripts too. */
const wordsOf = (title: string): string[] =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .split(/[^A-Za-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');

/** The same without generic words at either end: `Museum API` → `Museum`. All of them when nothing else is left. */
function namingWords(title: string): string[] {
  const words = wordsOf(title);
  const first = words.findIndex((word) => !GENERIC.test(word));
  const last = words.findLastIndex((word) => !GENERIC.test(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

/** Returns the prefix of environment variables: `Museum API` → `MUSEUM_API`; `API` without a letter of ASCII. */
export function variablePrefix(title: string): string {
  const name = namingWords(title).join('_').replaceAll('.', '_').toUpperCase();
  const prefix = name ? `${name}_API` : 'API';
  // No shell has a variable that begins with a digit.
  return /^\d/.test(prefix) ? `API_${prefix}` : prefix;
}

/** Name for files and routes: lower case, hyphens. */
export const slugOfTitle = (title: string): string =>
  cutName(namingWords(title).join('-').replaceAll('.', '-').toLowerCase()) || 'api';

/** Names made different by a number where they are equal: `shop`, `shop-2`. */
export function distinct(names: readonly string[]): string[] {
  const free = new UniqueNames();
  return names.map((name) => free.take(name));
}

/** Title of a portal of several APIs: the words their titles begin with. */
export function commonTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles;
  if (others.length === 0) return first;
  const words = first.split(/\s+/);
  const shared = words.findIndex((word, at) => others.some((title) => title.split(/\s+/)[at] !== word));
  const common = words.slice(0, shared < 0 ? words.length : shared).join(' ');
  return common || 'API reference';
}
