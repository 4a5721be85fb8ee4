import type { Dict, MediaType } from '../document';
import type { Media } from '../model';
import { resolve } from '../resolve';
import { byPreference } from '../sample/mediaTypes';
import { clean } from '../text';
import type { Direction } from '../validate/schemaFault';
import { readExamples } from './examples';
import { anchor, type PageContext } from './pageContext';
import { readSchema } from './schema';
import type { SchemaPosition } from './schemaPosition';

type Encoding = NonNullable<MediaType['encoding']>[string];

const root = (at: string): SchemaPosition => ({
  name: '',
  parent: at,
  path: '',
  role: 'root',
  enclosing: [],
  required: true,
});

/** Describes how a field of a form is sent. */
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

/** Converts a stream of items (`itemSchema` of OpenAPI 3.2) to an array of them. */
const withStream = (media: MediaType): MediaType =>
  media.itemSchema && !media.schema ? { ...media, schema: { type: 'array', items: media.itemSchema } } : media;

/**
 * Reads the media types of a body. The first one gets the short anchors (`response-200.name`); later ones include their
 * type (`response-200-text-csv.name`).
 *
 * @param errorLabel Set for error responses, whose common body is shown once and then linked.
 */
export function readMedia(
  context: PageContext,
  content: Dict<MediaType> | undefined,
  parent: string,
  direction: Direction,
  errorLabel?: string,
): Media[] {
  return byPreference(context.bodies ? content : {}).map(([type, value], index) => {
    const media = withStream(resolve<MediaType>(context.document, value));
    const at = index === 0 ? parent : anchor(context, `${parent}-${type}`);
    const ref = errorLabel === undefined ? undefined : media.schema?.$ref;
    const sameAs = ref === undefined ? undefined : context.errorBodies.get(ref);
    if (ref !== undefined && !sameAs) context.errorBodies.set(ref, { anchor: at, label: errorLabel ?? '' });
    return {
      type: clean(type),
      anchor: at,
      schema: sameAs || media.schema === undefined ? undefined : readSchema(context, media.schema, root(at)),
      sameAs,
      examples: readExamples(context, media, type, at, direction),
      notes: [
        ...Object.entries(media.encoding ?? {}).map(([name, encoding]) => ({
          name: `encoding of ${clean(name)}`,
          value: encodingWords(encoding),
        })),
        ...(media.itemSchema ? [{ name: 'sent as', value: 'a stream of items, each complete by itself' }] : []),
      ],
    };
  });
}
