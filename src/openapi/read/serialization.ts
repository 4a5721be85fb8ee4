import type { HeaderObject, Schema } from '../document';

/** A parameter, or a response header, which has no `in`. */
type Serialized = HeaderObject & { in?: string };

/** Style and explode of a parameter, with the defaults of its place. */
export function serialization(parameter: Serialized): { style: string; explode: boolean } {
  const { in: place = 'header' } = parameter;
  const style = parameter.style ?? (place === 'path' || place === 'header' ? 'simple' : 'form');
  return { style, explode: parameter.explode ?? style === 'form' };
}

const STYLES: Record<string, string> = {
  'form/true': 'repeat the name for each value: `name=a&name=b`',
  'form/false': 'comma-separated: `name=a,b`',
  'simple/false': 'comma-separated: `a,b`',
  'simple/true': 'comma-separated; objects as `key=value`',
  'label/false': 'dot first: `.a,b`',
  'label/true': 'dot before each: `.a.b`',
  'matrix/false': 'semicolon first: `;name=a,b`',
  'matrix/true': 'semicolon before each: `;name=a;name=b`',
  'spaceDelimited/false': 'separated by spaces: `name=a%20b`',
  'pipeDelimited/false': 'separated by bars: `name=a|b`',
  'deepObject/true': 'one per property: `name[key]=value`',
};

/** Styles that change a single value, too. */
const PREFIXED = new Set(['label', 'matrix']);

/** The words with the name and the example of the parameter itself: `include=parcels,buildings`. */
function withOwnValues(words: string, parameter: Serialized): string {
  const { example, name } = parameter as { example?: unknown; name?: string };
  const [a, b] = Array.isArray(example) ? example.map(String) : [];
  if (name === undefined || a === undefined || b === undefined) return words;
  return words
    .replace('name=a&name=b', `${name}=${a}&${name}=${b}`)
    .replace(/name=a([,|]|%20)b/, (_, separator: string) => `${name}=${a}${separator}${b}`);
}

/** How the value of a parameter is written, for arrays, objects and everything else that needs saying. */
export function serializationWords(parameter: Serialized, schema: Schema): string | undefined {
  const [mediaType] = Object.keys(parameter.content ?? {});
  const { style, explode } = serialization(parameter);
  const types = [schema.type].flat();
  const isSingle = !types.includes('array') && !types.includes('object') && !PREFIXED.has(style);
  const form = mediaType
    ? `written as ${mediaType}`
    : isSingle
      ? undefined
      : withOwnValues(STYLES[`${style}/${explode}`] ?? `style ${style}`, parameter);
  const words = [
    form,
    parameter.allowReserved ? 'reserved characters are sent as they are' : undefined,
    parameter.allowEmptyValue ? 'may be empty' : undefined,
  ].filter((text) => text !== undefined);
  return words.length > 0 ? words.join('; ') : undefined;
}
