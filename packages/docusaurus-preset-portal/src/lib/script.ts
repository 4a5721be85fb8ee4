/** Language of a text by its script; of a script that several languages have, the one with the most speakers. */
const LANGUAGES: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, 'ja'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ONLY_LATIN = /^[\0-\u036f\u2000-\u2bff]*$/;

/** Attributes of an element with a text. */
export interface ScriptAttributes {
  lang?: string;
  dir?: 'auto';
}

const NONE: ScriptAttributes = {};

/** Returns `lang` and `dir` of text or HTML by the script of a third of its letters; `latin` is the language of Latin script. */
export function scriptOf(html: string, latin = ''): ScriptAttributes {
  if (ONLY_LATIN.test(html)) return latin ? { lang: latin } : NONE;
  const text = html.replace(/<[^>]*>/g, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = LANGUAGES.find(([script]) => (text.match(script)?.length ?? 0) * 3 >= letters)?.[1] ?? latin;
  const lang = found === 'ja' && !KANA.test(text) ? 'zh' : found;
  return { ...(lang && { lang }), ...(RIGHT_TO_LEFT.test(text) && { dir: 'auto' }) };
}
