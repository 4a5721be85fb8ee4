/** Words of the languages of searches, without accents, as `fold` returns them; patterns match the query as typed. */
export interface SearchLanguage {
  /** Example queries for attributes; empty for none. */
  attributeQueries: string;
  /** Example queries for codes; empty for none. */
  codeQueries: string;
  /** Letters between the parts of a compound. */
  linkingLetters: RegExp;
  /** Endings of nouns, for words that a stemmer shortens too much. */
  inflections: RegExp;
  /** Words without meaning in a query. A query of such words only is not reduced. */
  questionWords: readonly string[];
  /** Groups of question words that distinguish two questions about the same thing. */
  questionSenses: readonly (readonly string[])[];
  /** Words among `questionWords` that add nothing to a single other word. */
  lightWords: readonly string[];
  /** Words beside a status code that add nothing to it. */
  statusWords: readonly string[];
  /** Words for the kind of thing, beside its name: `include parameter`. */
  kindWords: readonly string[];
  /** Endings of words that name the codes of a thing. */
  codeEndings: RegExp;
  /** Words that ask for a code. */
  codeQuestions: readonly string[];
  /** Words beside a code that add nothing to it: `roof type 7`. */
  codeWords: readonly string[];
  /** Words between the name of an identifier and its value. */
  numberWords: RegExp;
  /** Beginnings of a question for a definition. */
  definitionQuestions: readonly string[];
  /** Endings of a question for a definition, with the thing first. */
  definitionEndings: readonly string[];
  /** Words that ask for an amount but are not one: `how many requests`. */
  amountQuestions: RegExp;
  /** Phrases of question words with a meaning of their own, and the word that replaces each. */
  phrases: readonly (readonly [RegExp, string])[];
  /** Asides that ask for nothing, such as a number of things. */
  asides: RegExp;
  /** Words of a query for an operation. */
  operationQuestions: RegExp;
  /** Words of a query about a failure. */
  failures: RegExp;
}
