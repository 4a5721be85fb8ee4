import type { Document } from './document';

/** Small words of languages in Latin script: they are the most frequent ones of any text. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of to and in is for that with be this by on are as or it an from if not can will has have when which',
  da: 'og at det den af en er som på for med til der de et har ikke om fra var kan skal eller ved efter hvis bliver',
  nb: 'og at det den av en er som på for med til der de et har ikke om fra var kan skal eller ved etter hvis blir',
  sv: 'och att det den av en är som på för med till där de ett har inte om från var kan ska eller vid efter när blir',
  de: 'der die das und ist in den von zu mit für auf des dem im ein eine nicht werden wird oder bei als auch sind zur',
  nl: 'de het een en van is in op te dat voor met zijn niet aan er om door als bij wordt worden kan naar ook deze',
  fr: 'le la les de des du et un une est en dans pour que qui par sur au aux avec ce pas ou sont cette sa plus',
  es: 'el la los las de del y un una es en para que por con se al no su como o lo más si cada esta fecha',
  pt: 'o a os as de do da dos das e um uma é em para que por com se ao não no na como ou mais seu são',
  it: 'il la lo gli le di del della e un una è in per che con si al non da dei delle nel come o più sono',
  pl: 'i w na z do się nie jest to że o po dla od przez przy lub oraz który która jako ich być może tego są',
  cs: 'a v na se z je do to že pro s o po od při nebo jako který která být jsou za by jeho není také k',
  hu: 'a az és hogy nem egy van is meg ha vagy ez azt már csak kell lehet mint amely esetén által volt nincs',
  fi: 'ja on ei se että joka tai kun niin ovat myös mutta jos voi sen ole kuin tämä jotka mukaan sekä hän',
  tr: 've bir bu için ile da de olarak olan daha gibi veya çok kadar sonra ise değil her olan tarafından ancak',
};

const LANGUAGES = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** Length of texts in characters: of shorter ones the language is not known, of longer ones the beginning is read. */
const [MIN_LENGTH, MAX_LENGTH] = [200, 20_000];
/** Share of small words in the text of a language: at least a third of English prose, and few in lists of names. */
const MIN_SHARE = 0.12;

const CODE = /`[^`]*`|https?:\S+|<[^>]*>/g;

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
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? [];
  let [likeliest, most] = ['en', MIN_SHARE * words.length];
  for (const [language, small] of LANGUAGES) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > most) [likeliest, most] = [language, count];
  }
  return likeliest === 'en' ? undefined : likeliest;
}
