import { ownValue } from '../../lib/attempt';
import type { Document, HeaderObject, Schema } from '../document';
import { mergeAllOf } from './mergeAllOf';

/** A parameter, or a response header, which has no `in`. */
type Serialized = HeaderObject & { in?: string };

/** Returns style and explode of a parameter, with the defaults of its location. `querystring` of OpenAPI 3.2 is a style here. */
export function serialization(parameter: Serialized): { style: string; explode: boolean } {
  const { in: location = 'header' } = parameter;
  const style =
    (location === 'querystring' ? location : parameter.style) ??
    (location === 'path' || location === 'header' ? 'simple' : 'form');
  return { style, explode: parameter.explode ?? (style === 'form' || style === 'cookie') };
}

const REPEATED = 'repeat the name for each value: `name=a&name=b`';
const EACH_PROPERTY = 'each property as a parameter of its own: `key=a&other=b`';

const COMMAS = { list: 'comma-separated: `name=a,b`', map: 'keys and values, comma-separated: `name=key,a,other,b`' };

const STYLES: Record<string, { list: string; map: string }> = {
  'form/true': { list: REPEATED, map: EACH_PROPERTY },
  'form/false': COMMAS,
  'simple/false': { list: 'comma-separated: `a,b`', map: 'keys and values, comma-separated: `key,a,other,b`' },
  'simple/true': { list: 'comma-separated: `a,b`', map: 'comma-separated: `key=a,other=b`' },
  'label/false': { list: 'dot first: `.a,b`', map: 'dot first: `.key,a,other,b`' },
  'label/true': { list: 'dot before each: `.a.b`', map: 'dot before each: `.key=a.other=b`' },
  'matrix/false': { list: 'semicolon first: `;name=a,b`', map: 'semicolon first: `;name=key,a,other,b`' },
  'matrix/true': { list: 'semicolon before each: `;name=a;name=b`', map: 'semicolon before each: `;key=a;other=b`' },
  'spaceDelimited/false': {
    list: 'separated by spaces: `name=a%20b`',
    map: 'keys and values, separated by spaces: `name=key%20a%20other%20b`',
  },
  'pipeDelimited/false': {
    list: 'separated by bars: `name=a|b`',
    map: 'keys and values, separated by bars: `name=key|a|other|b`',
  },
  'cookie/true': { list: REPEATED.replace('&', '; '), map: EACH_PROPERTY.replace('&', '; ') },
  'cookie/false': COMMAS,
  'spaceDelimited/true': { list: REPEATED, map: EACH_PROPERTY },
  'pipeDelimited/true': { list: REPEATED, map: EACH_PROPERTY },
};

const DEEP_OBJECT = {
  list: 'brackets behind the name: `name[]=a&name[]=b`',
  map: 'one per property: `name[key]=value`',
};

/** Styles that also change a single value. */
const SINGLE_VALUE_STYLES: Record<string, string> = {
  label: 'dot first: `.a`',
  matrix: 'semicolon and name first: `;name=a`',
};

function styleWords({ style, explode }: ReturnType<typeof serialization>, types: unknown[]): string | undefined {
  const isMap = types.includes('object');
  if (!isMap && !types.includes('array')) return ownValue(SINGLE_VALUE_STYLES, style);
  const words = style === 'deepObject' ? DEEP_OBJECT : ownValue(STYLES, `${style}/${explode}`);
  return words?.[isMap ? 'map' : 'list'] ?? `style ${style}`;
}

function withOwnValues(words: string, parameter: Serialized): string {
  const { example, name } = parameter as { example?: unknown; name?: string };
  const isPlain = Array.isArray(example) && example.every((value) => typeof value !== 'object');
  const [a, b] = isPlain ? example.map(String) : [];
  if (name === undefined || a === undefined || b === undefined) return words;
  return words
    .replace('name=a&name=b', `${name}=${a}&${name}=${b}`)
    .replace(/name=a([,|]|%20)b/, (_, separator: string) => `${name}=${a}${separator}${b}`);
}

/** Describes the serialization of a parameter, for arrays, objects and other values that are not obvious. */
export function serializationWords(document: Document, parameter: Serialized, input: Schema): string | undefined {
  const { schema } = mergeAllOf(document, input);
  const [mediaType] = Object.keys(parameter.content ?? {});
  const { style, explode } = serialization(parameter);
  const phrase = styleWords({ style, explode }, [schema.type].flat());
  const whole = style === 'querystring' ? 'the whole query string, ' : '';
  const form = mediaType ? `${whole}written as ${mediaType}` : phrase && withOwnValues(phrase, parameter);
  const words = [
    form,
    parameter.allowReserved ? 'reserved characters are sent as they are' : undefined,
    parameter.allowEmptyValue ? 'may be empty' : undefined,
  ].filter((text) => text !== undefined);
  return words.length > 0 ? words.join('; ') : undefined;
}
