/** OpenAPI extensions of the contracts that the pages read, each with how it is written. */
export const extensionNames = [
  /** On `info`: audience and purpose of the API. Markdown. */
  'x-audience',
  /** On an error response: its most common cause and how to fix it. Markdown. */
  'x-cause',
  /** On `info`: `{version, date, summary, texts, changes}` of each version, the latest first; `changes` lists `{at, text, migration}`. */
  'x-changes',
  /** On a coded value: the id of its code list in `docs/_data/code-lists.json`, or several ids. */
  'x-code-list',
  /** On a coded value without a code list: the reason. */
  'x-no-code-list',
  /** Beside `enum`: value → meaning. */
  'x-enumDescriptions',
  /** On a value: a key of `identifiers.ts`. */
  'x-identifier',
  /** On an operation: words that readers search it with, besides its title. */
  'x-keywords',
  /** On a value: its name, `{en, da}`. */
  'x-label',
  /** On a value without an example: the reason. */
  'x-no-example',
  /** On a value or an operation: `{class, basis}`, and on an operation `notFor`; `personalData.ts` has the values. */
  'x-personal-data',
  /** On an example of a response: `{parameters, body, prefer}`, the request that returns it. */
  'x-request',
  /** On an error response: one of `retryAdvice`. */
  'x-retry',
  /** On an operation: names of optional parameters included in its code samples. */
  'x-sample',
  /** On an operation: its slug below the API, if it differs from `operationId`. */
  'x-slug',
  /** On a deprecated value or operation: the removal date, `2027-06-01`. */
  'x-sunset',
  /** On a value: `{register, field, derived}`; `register` is a key of `registers.ts`. */
  'x-source',
  /** On a quantity: a key of `units.ts`. */
  'x-unit',
] as const;
