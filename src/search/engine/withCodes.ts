import type { CodeHit, FindCodes } from '../../code-lists/client/loadCodes';
import type { Search } from './index';
import type { Hit } from './LoadedIndex';
import { joinNames } from './names';
import { queryTerms, withoutQuestionWords } from './words';

/** Codes that stand before everything else, and all that are listed. */
const MAX_FIRST = 4;
const MAX_CODES = 40;

/** Codes of one word that is no identifier (`ACTIVE`) are also the names of many other things. */
const isTelling = (code: string): boolean => /\d/.test(code) || code.length === 1;

/** A query that can be about a code. The codes are not loaded for any other, unless nothing else is found. */
const asksForCode = (query: string): boolean => /[\d_]/.test(query) || /\S\s+\S/.test(query.trim());

/** Whether a query names a code (`roof 5`, `ANTAL_10_19`), not only words of its text. A number alone is a code of many lists. */
function names({ matches, code }: CodeHit): boolean {
  if (!matches.includes('code') || !isTelling(code)) return false;
  return matches.length === 1 ? /\d/.test(code) && /\D/.test(code) : matches.includes('list');
}

const hitOf = ({ list, code, en, da, superseded, href }: CodeHit, query: string): Hit => ({
  record: {
    id: `c:${href}`,
    kind: 'code',
    title: code,
    label: joinNames([en, da]),
    where: `Code lists › ${list.register} › ${list.title}`,
    href,
    ...(superseded && { text: 'Superseded' }),
  },
  score: 0,
  coverage: 1,
  terms: queryTerms(query),
});

/** Codes that fit a query, of a question those it names; those of a list that is named without any code are left out. */
function codesFor(find: FindCodes, query: string): CodeHit[] {
  const meant = withoutQuestionWords(query);
  const found = meant === query ? find(query) : find(meant).filter(names);
  return found.filter(({ matches }) => matches.some((match) => match !== 'list')).slice(0, MAX_CODES);
}

/**
 * The search of the site with the codes of the code lists among its results: first where the query names a code, or
 * where no other result has every word of it; otherwise last.
 *
 * @param load Loads the search over all codes; where it fails, the other results stand alone.
 */
export function withCodes(search: Search, load: () => Promise<FindCodes>): Search {
  return {
    ...search,
    async find(query) {
      const hits = await search.find(query);
      if (hits.length > 0 && !asksForCode(query)) return hits;
      const find = await load().catch(() => undefined);
      const codes = find ? codesFor(find, query) : [];
      const isCovered = hits.some(({ coverage }) => coverage === 1);
      const first = codes
        .filter((hit) => names(hit) || (!isCovered && hit.matches.includes('list')))
        .slice(0, MAX_FIRST);
      const last = codes.filter((hit) => !first.includes(hit));
      const shown = (some: CodeHit[]) => some.map((hit) => hitOf(hit, query));
      return [...shown(first), ...hits, ...shown(last)];
    },
  };
}
