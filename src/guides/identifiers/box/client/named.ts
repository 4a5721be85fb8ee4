import { fetchText, loadOnce } from 'docusaurus-preset-portal/browser';
import { fold, sitePath } from 'docusaurus-preset-portal/terms';
import { guides } from '#site';
import { identifierOf } from '#vocabulary/identifiers';
import type { CodeHit } from '../../../../site/search/findCodes';
import { loadCodes } from '../../../../site/search/loadCodes';

/** An attribute, or a code of code lists, that a text names. */
export interface NamedEntry {
  kind: 'attribute' | 'code';
  name: string;
  href: string;
  /** Description, as a sentence. */
  verdict: string;
  /** The lists that contain a code. */
  lists: { href: string; text: string }[];
}

interface Attribute {
  key: string;
  label: { en: string; da: string };
}

/** Fetches the attributes of the catalogue once. */
const loadAttributes = loadOnce(async () => {
  const file = identifierOf('attribute-key').values;
  return file === undefined ? [] : (JSON.parse(await fetchText(sitePath(file))) as Attribute[]);
});

const attributesNamed = (text: string, all: readonly Attribute[]): NamedEntry[] =>
  all
    .filter(({ key, label }) => [key, label.en, label.da].some((name) => fold(name) === fold(text)))
    .map(({ key, label }) => ({
      kind: 'attribute',
      name: key,
      href: `${guides.attributes}#${key}`,
      verdict: `An attribute: ${label.en} (${label.da}).`,
      lists: [],
    }));

/** Returns the lists that contain a code; the text can also name the list, as in `roof 5`. */
function codeNamed(text: string, found: readonly CodeHit[]): NamedEntry[] {
  const codes = found.filter(({ matches }) => matches.includes('code') && !matches.includes('text'));
  const [first] = codes;
  if (!first) return [];
  const count = codes.length === 1 ? 'one list' : `${codes.length} lists`;
  return [
    {
      kind: 'code',
      name: `Code ${first.code}`,
      href: `${guides.codeLists}?q=${encodeURIComponent(text)}`,
      verdict: `A code of ${count}.`,
      lists: codes.map(({ list, en, href }) => ({ href, text: `${list.title} (${list.register}): ${en}` })),
    },
  ];
}

/**
 * Returns what a text names in the attribute catalogue and the code lists.
 *
 * @throws if these can't be loaded.
 */
export async function namedBy(text: string): Promise<NamedEntry[]> {
  const [all, find] = await Promise.all([loadAttributes(), loadCodes()]);
  return [...attributesNamed(text, all), ...codeNamed(text, find(text))];
}
