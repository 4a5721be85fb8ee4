import { nearestName, similarity } from '../../lib/similarity';
import type { Expected } from './kinds';
import type { Report } from './schemaMistakes';

/** Types whose keys are checked. */
const CHECKED = new Set(
  'Root PathItem Operation Parameter RequestBody Response MediaType Components SecurityScheme'.split(' '),
);

/** Keys and values of OpenAPI 3.1 and 3.2 that the types of the bundler lack. */
const LATER = ['pathItems', 'jsonSchemaDialect', 'querystring', 'cookie', 'mutualTLS'];

/** What replaces values of Swagger 2.0. */
const FIXES = new Map([
  ['body', 'Describe the body in `requestBody`.'],
  ['formData', 'Describe the form in `requestBody`.'],
  ['basic', 'Write `type: http` and `scheme: basic`.'],
]);

const MISSPELT = 0.4;

const nearest = (word: string, words: readonly string[]): string | undefined => {
  const near = nearestName(word, words) ?? '';
  return similarity(word.toLowerCase(), near.toLowerCase()) < MISSPELT ? undefined : near;
};

/** Keywords of JSON Schema 2020-12 that older types lack. A schema may have those of other vocabularies, too. */
const KEYWORDS =
  `if then else dependentSchemas dependentRequired dependencies prefixItems contains minContains maxContains
  patternProperties propertyNames unevaluatedItems unevaluatedProperties contentEncoding contentMediaType contentSchema
  const examples deprecated readOnly writeOnly nullable example definitions additionalItems id`.split(/\s+/);

/** Reports keywords of a schema that are another but for a letter or two. */
function checkKeywords(node: Record<string, unknown>, types: readonly string[], report: Report): void {
  const known = [...types, ...KEYWORDS];
  for (const key of Object.keys(node)) {
    if (known.includes(key) || /^(?:x-|\$)/.test(key)) continue;
    const near = nearest(key, known) ?? '';
    if (Math.abs(near.length - key.length) > 2 || similarity(key.toLowerCase(), near.toLowerCase()) <= 0.5) continue;
    report(`JSON Schema has no "${key}": it is not read.`, `Write \`${near}\`, or begin its name with \`x-\`.`);
  }
}

function checkKeys(node: Record<string, unknown>, known: readonly string[], report: Report): void {
  for (const key of Object.keys(node)) {
    if (known.includes(key) || LATER.includes(key) || /^(?:x-|\$)/.test(key)) continue;
    const near = nearest(key, known);
    const isRead = near !== undefined && near.toLowerCase() === key.toLowerCase() && !Object.hasOwn(node, near);
    if (isRead) node[near] = node[key];
    if (isRead) delete node[key];
    report(
      `OpenAPI has no "${key}" here: it is ${isRead ? `read as "${near}"` : 'not read'}.`,
      near ? `Write \`${near}\`.` : 'Remove it, or begin its name with `x-`.',
    );
  }
}

function checkValues(node: Record<string, unknown>, properties: object, report: Report): void {
  for (const [key, expected] of Object.entries(properties as Record<string, Expected | null>)) {
    const [value, values] = [node[key], expected?.enum];
    if (!values || typeof value !== 'string' || values.includes(value) || LATER.includes(value)) continue;
    const near = FIXES.has(value) ? undefined : nearest(value, values as string[]);
    if (near !== undefined) node[key] = near;
    report(
      `OpenAPI has no "${value}" for "${key}"${near ? `: it is read as "${near}"` : ''}.`,
      FIXES.get(value) ?? `Write ${near ? `\`${near}\`` : `one of ${values.join(', ')}`}.`,
    );
  }
}

/** Reads what is misspelt, and reports keys and values that OpenAPI does not have. */
export function unknownParts(
  node: Record<string, unknown>,
  { name = '', properties = {} }: Expected,
  pointer: string,
  report: Report,
): void {
  if (CHECKED.has(name) && node.$ref === undefined) {
    checkKeys(node, Object.keys(properties), report);
    checkValues(node, properties, report);
  }
  if (name === 'Schema') checkKeywords(node, Object.keys(properties), report);
  for (const key of Object.keys(node)) {
    if (name === 'Responses' && !/^(?:\d{3}|[1-5]xx|default|x-.*)$/i.test(key))
      report(`"${key}" is no status.`, 'Write a status, a range such as 4XX, or `default`.');
    // Those of components have names of their own.
    if (name === 'MediaTypesMap' && !pointer.endsWith('/components/mediaTypes') && !key.includes('/'))
      report(`"${key}" is no media type.`, 'Write it with a slash: `application/json`.');
  }
}
