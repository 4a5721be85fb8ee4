import type { Dict, MediaType } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type Context, newPair, note, type Pair } from './graph';
import { compareSchemaOf } from './schema';
import { type Both, compareTexts, type Placed, spotOf } from './texts';

interface HasContent {
  content?: Dict<MediaType>;
}

const normal = (type: string) => type.toLowerCase().replaceAll(' ', '');

/** A media type as the contract writes it. */
interface Typed {
  type: string;
  media: MediaType;
}

const byType = (content: Dict<MediaType> = {}): Map<string, Typed> =>
  new Map(Object.entries(content).map(([type, media]) => [normal(type), { type, media: media ?? {} }]));

/** Compares the media types of a body and their schemas. */
export function compareContent(context: Context, both: Both<HasContent>, pair: Pair): void {
  const { before, after } = both;
  const [old, now] = [byType(before.object.content), byType(after.object.content)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const spot = { ...spotOf(both), aspect: `content ${key}` };
    const placed = ({ pointer }: Placed<HasContent>, { type, media }: Typed): Placed<MediaType> => ({
      object: media,
      pointer: pointerBelow(pointer, 'content', type),
    });
    if (!a && b) {
      const message = `${context.label} may now be \`${b.type}\`.`;
      note(pair, 'media-type-added', { ...spot, at: placed(after, b).pointer, message });
    } else if (a && !b) {
      const message = `${context.label} is no longer \`${a.type}\`.`;
      note(pair, 'media-type-removed', { ...spot, at: placed(before, a).pointer, message });
    } else if (a && b) {
      const to = compareMedia(context, { before: placed(before, a), after: placed(after, b) });
      pair.edges.push({ to, route: ['content', b.type] });
    }
  }
}

function compareMedia(context: Context, both: Both<MediaType>): Pair {
  const { before, after } = both;
  const [old, now] = [before.object, after.object];
  const pair = newPair();
  compareTexts(context, both, pair);
  if (canonical(context.before, old.encoding) !== canonical(context.after, now.encoding)) {
    const rule = context.direction === 'request' ? 'request-encoding-changed' : 'response-encoding-changed';
    const at = `${(now.encoding ? after : before).pointer}/encoding`;
    note(pair, rule, { ...spotOf(both), aspect: 'encoding', at, message: `The encoding of ${context.label} changed.` });
  }
  pair.edges.push({ to: compareSchemaOf(context, both), route: ['schema'] });
  return pair;
}
