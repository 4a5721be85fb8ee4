import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as english } from '@orama/stemmers/english';
import type { SearchLanguage } from 'docusaurus-preset-portal/content';

/** Words that ask for a code: `fjernvarme kode` is not a query for a page about district heating. */
export const codeQuestions = 'code codes kode koden koder'.split(' ');

/** Words beside a code that add nothing to it: `roof type 7`, `anvendelse nr. 140`. */
export const codeWords = [
  ...codeQuestions,
  ...'art class id kind meaning no nr nr. nummer number type typen value vaerdi verdi'.split(' '),
];

/** Endings of words that name the codes of a thing: `tagkode` and `tagtype` for those of the roof. */
export const codeEndings = /(?<=\p{L}{3})s?(?:kod(?:e|en|er|erne)|typen?|nr|nummer|værdi)$/iu;

/** Words between the name of an identifier and its value: `CVR no. 09900012`. */
export const numberWords = /\b(?:no|nos|num|nummer|number|is|er)\b[.:]?/giu;

/** Example queries for attributes: a word in either language, a field of a register. */
export const attributeQueries = 'roof, opførelsesår, byg056 …';

/** Example queries for codes: a word in either language with a code, a field of a register. */
export const codeQueries = 'roof 5, byg033 5, tagmateriale tegl …';

/** Words of the search languages, English and Danish. Written without accents, as `fold` accepts or returns them. */
export const language: SearchLanguage = {
  stemmers: [english, danish],

  /** Letters between the parts of a compound: `ejendom-s-vurdering`. */
  linkingLetters: /[se]$/,

  /** Endings of nouns in either language, for words that a stemmer shortens too much. */
  inflections: /(?:ernes|erne|enes|ene|eren|ers|er|ens|en|ets|et|es|e|s)$/,

  /**
   * Words without meaning in a query: the stop words of both languages, and phrases around the thing people search for
   * (`how do I look up`, `hvordan slår jeg op`). A query of such words only is not reduced.
   */
  questionWords: (
    'a able about after again all also always am an and any anyone anything are as at be back been before being both but by came can cannot come ' +
    'comes could did do does doing each else ever every exactly few for ' +
    'from get gets getting give given going got had happen happens has have having he her here how i if in into instead is it its ' +
    'just know let look looking lookup made make may maybe me might ' +
    'mean means much must my need no nor of on only or other our out over own please possible provide provides really same still see should ' +
    'show so somebody someone something ' +
    'some such tell than that the their them then there these they this those through to too up us use used uses using very via want was ' +
    'way we were goes whether what when where which while who whom whose why will with work works would you your ' +
    'ad af aldrig alle alt altid anden at bag bare betyder blev blive bliver da de dem den denne der deres det dette dig din disse dit dog du ' +
    'bliv efter eller en end er et far finder finde fordi for fra ga gang giv giver gor gore ha haft ham han hans har have havde ' +
    'hende hendes her hos hun hvad hvem hver hvilke hvilken hvilket hvis gelder gar hvor hvordan hvorfor hvornar i igen ind inden ja jeg jer jeres jo ' +
    'kan kom kommer kunne lav lave laver ma man med meget men mens mig min mine mit mod mulig muligt nar ned noget nogen nu og ogsa om op opslag os pa sa sadan ' +
    'selv ser sig sin sine sit sker ska skal skulle slar som soger ta tager til ud under var vare vaeret ved vi vide vil ville vis vor vores'
  ).split(' '),

  /** Words beside a status code that add nothing to it: `error 401`, `fejlkode 429`. */
  statusWords:
    'api code error errors fejl fejlkode fejlkoder http kode message problem response status statuskode svar'.split(
      ' ',
    ),

  /** Words for the kind of thing, beside its name: `include parameter`, `X-Purpose header`. */
  kindWords: (
    'attribut attribute endpoint endpoints field fields header headers parameter parameters felt felter feltet attributten ' +
    'endepunkt endepunkter parameteren parametre'
  ).split(' '),

  /** Beginnings of a question for a definition. */
  definitionQuestions: [
    'what is',
    'what are',
    "what's",
    'what does',
    'define',
    'definition of',
    'meaning of',
    'hvad er',
    'hvad betyder',
    'hvad står',
    'definition på',
    'forklaring på',
    'how many digits',
    'how many characters',
    'hvor mange cifre',
    'hvor mange tegn',
    'format of',
    'format på',
    'format af',
    'formatet på',
    'formatet af',
    'how is',
    'hvordan skrives',
    'hvordan ser',
  ],

  /** Endings of a question for a definition, with the thing first: `deregistered meaning`. */
  definitionEndings: 'meaning definition explained format betydning forklaret formatet'.split(' '),

  /** Words that ask for an amount but are not one: `how many requests`, `hvor mange kald`. */
  amountQuestions:
    /\b(?:how (?:many|much|often|long|old|large|big)|hvor (?:mange|meget|ofte|tit|længe|stor[te]?|lang tid))\b/giu,

  /** Phrases of stop words with a meaning of their own, and the word that replaces each: `komme i gang`, `get going`. */
  phrases: [
    [
      /\b(?:kom(?:mer?)?|kommet|sat|sette?) (?:godt |hurtigt )?i gang\b|\bget(?:ting)? (?:going|started)\b/giu,
      ' tutorial ',
    ],
    // An estimated price differs from a past sales price.
    [/\bsells? for\b|\bsælges? (?:for|til)(?!\p{L})/giu, ' worth '],
    // `cpr number lookup` asks for a way to find, `the price of a lookup` does not.
    [/(?<!\s(?:a|et|one|per|pr\.?))\s(?:lookup|opslag)\s*$/giu, ' search '],
    [/\b(?:in one go|all at once|at once|på (?:én|en) gang|ad gangen)\b/giu, ' bulk '],
  ],

  /**
   * Asides that ask for nothing: a number of things, which is neither a code nor a status (`500 addresses`), and
   * repetition (`keep getting`). A number with a point is a version only beside words of versions, and the address of a
   * host is none.
   */
  asides:
    /(?<![\p{L}\d/])\d[\d.,]*\s+(?!errors|headers|characters)(?=\p{L}{3,}(?:[^s]s|er)(?!\p{L}))|(?<=^(?=.*\p{L}{3})(?!.*(?:version|udgave|release|change|new|nyt|ændr|api|contract|client|kontrakt)).*)(?<![\d.])\d+\.\d+(?![\d.])|\d+(?:\.\d+){3}(?::\d+)?|\bkeeps? (?=\p{L}+ing\b)/giu,

  /** Words or beginnings of a query about a failure. */
  failures:
    /(?<!\p{L})(?:errors?|fail(?:s|ed|ing|ure)?|invalid|wrong|denied|rejected|refused|stopp?ed working|(?:not|\p{L}+n't) work(?:s|ing)?|no access|fejl(?:er|ede|et|en)?|ugyldigt?|forkert|afvist|afvises|virker ikke|ingen adgang|mangler i)(?!\p{L})/iu,
};
