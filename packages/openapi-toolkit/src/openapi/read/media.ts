import type { Dict, Encoding, MediaType } from '../document';
import type { Media } from '../model';
import { resolve } from '../pointer';
import { byPreference, essence, isJsonType, isXmlType } from '../sample/mediaTypes';
import { clean } from '../text';
import type { BodyDirection } from '../validate/fault';
import { readExamples } from './examples';
import { anchor, type PageContext } from './pageContext';
import { readSchema } from './schema';

const ROOT = { name: '', path: '', role: 'root', enclosing: [], required: true } as const;

function encodingWords({ contentType, style, explode, allowReserved, headers }: Encoding): string {
  const words = [
    contentType,
    style && `style ${style}`,
    explode === undefined ? '' : explode ? 'each value on its own' : 'all values together',
    allowReserved ? 'reserved characters as they are' : '',
    headers && `with ${Object.keys(headers).join(', ')}`,
  ];
  return clean(words.filter(Boolean).join('; '));
}

function notesOf({ encoding = {}, prefixEncoding = [], itemEncoding, itemSchema }: MediaType): Media['notes'] {
  const encodings = [
    ...Object.entries(encoding),
    ...prefixEncoding.map((part, at) => [`part ${at + 1}`, part] as const),
    ...(itemEncoding ? [['each further part', itemEncoding] as const] : []),
  ];
  return [
    ...encodings.map(([of, words]) => ({ name: `encoding of ${clean(of)}`, value: encodingWords(words) })),
    ...(itemSchema ? [{ name: 'sent as', value: 'a stream of items, each complete by itself' }] : []),
  ];
}

/** Converts a stream of items (`itemSchema` of OpenAPI 3.2) to an array of them. */
const withStream = (media: MediaType): MediaType =>
  media.itemSchema && !media.schema ? { ...media, schema: { type: 'array', items: media.itemSchema } } : media;

/** Notation of a body: a document of JSON also has types of its own, and is sent as text. */
const notation = (type: string): string =>
  isJsonType(type) || /^text\/plain$|\*/.test(essence(type)) ? 'json' : isXmlType(type) ? 'xml' : essence(type);

interface Body {
  types: [string, ...string[]];
  media: MediaType;
}

/** Lists bodies once that several media types have alike, as ASP.NET writes them. */
function bodiesOf({ document, bodies }: PageContext, content: Dict<MediaType> | undefined): Body[] {
  const found = new Map<string, Body>();
  for (const [type, value] of byPreference(bodies ? content : {})) {
    const media = withStream(resolve<MediaType>(document, value));
    const key = media.schema === undefined ? type : `${notation(type)} ${JSON.stringify(media)}`;
    const before = found.get(key);
    if (before) before.types.push(clean(type));
    else found.set(key, { types: [type], media });
  }
  return [...found.values()];
}

/** Reads the media types of a body; anchors of all but the first name the type. With `errorLabel`, a common body is shown once and then linked. */
export function readMedia(
  context: PageContext,
  content: Dict<MediaType> | undefined,
  parent: string,
  direction: BodyDirection,
  errorLabel?: string,
): Media[] {
  const shown = new Map<string, { anchor: string; label: string }>();
  return bodiesOf(context, content).map(({ types: [type, ...alsoTypes], media }, index) => {
    const at = index === 0 ? parent : anchor(context, `${parent}-${type}`);
    const ref = errorLabel === undefined ? undefined : media.schema?.$ref;
    const fields = JSON.stringify(media.schema);
    // An error has the body of other errors.
    const sameAs = ref === undefined ? shown.get(fields) : context.errorBodies.get(ref);
    if (media.schema && !shown.has(fields)) shown.set(fields, { anchor: at, label: clean(type) });
    if (ref !== undefined && !sameAs) context.errorBodies.set(ref, { anchor: at, label: errorLabel ?? '' });
    return {
      type: clean(type),
      ...(alsoTypes.length > 0 && { alsoTypes }),
      anchor: at,
      schema:
        sameAs || media.schema === undefined ? undefined : readSchema(context, media.schema, { ...ROOT, parent: at }),
      sameAs,
      examples: readExamples(context, media, type, at, direction),
      notes: notesOf(media),
    };
  });
}
