import { francAll } from 'franc';
import type { Document } from './document';

/** Languages in Latin script that are told apart, by the code of the detector and as `lang` has it. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'eng:en dan:da swe:sv nob:nb nno:nn fin:fi deu:de nld:nl fra:fr spa:es por:pt ita:it cat:ca ron:ro pol:pl ces:cs ' +
    'slk:sk hun:hu hrv:hr slv:sl est:et lit:lt lav:lv tur:tr vie:vi ind:id'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Length of texts in characters: of shorter ones the language is not known, of longer ones the beginning is read. */
const [MIN_LENGTH, MAX_LENGTH] = [200, 20_000];
/** Likeness to English, as a share of that to the likeliest language, above which a text counts as English. */
const ENGLISH = 0.99;

const CODE = /`[^`]*`|https?:\S+|<[^>]*>/g;

/** Visits the descriptions and summaries of a contract. */
function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && !Array.isArray(node) && /^(?:description|summary)$/.test(key)) yield value;
    else if (!/^examples?$/.test(key)) yield* textsIn(value);
  }
}

/** Returns the language of a contract in Latin script by its texts together; undefined for English. */
export function languageOf({ info, paths, components }: Document): string | undefined {
  // Texts such as "Success" repeat hundreds of times, and would decide.
  const texts = new Set<string>();
  let length = 0;
  for (const text of textsIn([info, paths, components])) {
    if (texts.has(text)) continue;
    texts.add(text);
    length += text.length;
    if (length > MAX_LENGTH) break;
  }
  const read = [...texts].join('\n').replace(CODE, ' ').slice(0, MAX_LENGTH);
  if (read.length < MIN_LENGTH) return undefined;
  const found = francAll(read, { only: Object.keys(LANGUAGES) });
  const english = found.find(([language]) => language === 'eng')?.[1] ?? 0;
  return english > ENGLISH ? undefined : LANGUAGES[found[0]?.[0] ?? ''];
}
