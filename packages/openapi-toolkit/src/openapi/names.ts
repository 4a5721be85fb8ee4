import camelCase from 'lodash/camelCase';
import kebabCase from 'lodash/kebabCase';
import lowerCase from 'lodash/lowerCase';
import snakeCase from 'lodash/snakeCase';
import upperFirst from 'lodash/upperFirst';
import { clean } from './text';

/** File systems allow 255, including extensions, numbers and hashes. */
const MAX_NAME_BYTES = 180;

/** Truncates a text to the maximum length of a file name, between characters. */
export const cutName = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, MAX_NAME_BYTES), { stream: true });

/** Returns the name of an operation's page, by which the OpenAPI plugin names files: `personsV2` → `persons-v-2`; empty if nothing is left. */
export const slugOf = (operationId: string): string => cutName(kebabCase(clean(operationId))).replace(/-$/, '');

/** Names in programs: `companyEvents`, `company_events`; in addresses: `company-events`; and as words: `company events`. */
export { camelCase, kebabCase, lowerCase, snakeCase, upperFirst };

/** Returns a name in camel case with an upper-case first letter: `company-events` → `CompanyEvents`. */
export const pascalCase = (name: string): string => upperFirst(camelCase(name));

/** Returns the name of an API in the clients: `life-events` → `lifeEvents`. */
export const apiName = ({ id }: { id: string }): string => camelCase(id);

/** Returns an operationId that is a name in every language; others are written in camel case. */
export const methodName = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : camelCase(id));

/** Returns a method as it is sent: that of a contract is in lower case, unless it is written in both cases. */
export const sentMethod = (method: string): string => (/[A-Z]/.test(method) ? method : method.toUpperCase());

export class UniqueNames {
  /** @param separator Text between a name and its number. */
  constructor(private readonly separator = '-') {}

  private readonly nextNumbers = new Map<string, number>();

  /** Reserves the name, or the name with the first free number, in linear time: `shop`, `shop-2`. */
  take(name: string): string {
    let number = this.nextNumbers.get(name);
    let free = name;
    while (number !== undefined && this.nextNumbers.has(free)) {
      free = name + this.separator + number;
      number += 1;
    }
    if (number !== undefined) this.nextNumbers.set(name, number);
    this.nextNumbers.set(free, 2);
    return free;
  }
}

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
