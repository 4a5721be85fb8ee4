import type { Dict, MediaType } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type Context, newPair, note, type Pair } from './graph';
import { compareSchemas } from './schema';
import { type Both, compareTexts, spotOf } from './texts';

interface HasContent {
  content?: Dict<MediaType>;
}

const normal = (type: string) => type.toLowerCase().replaceAll(' ', '');

const byType = (content: Dict<MediaType> = {}) =>
  new Map(Object.entries(content).map(([type, media]) => [normal(type), { type, media: media ?? {} }]));

/** Compares the media types of a body and their schemas. */
export function compareContent(context: Context, both: Both<HasContent>, pair: Pair): void {
  const { before, after } = both;
  const [old, now] = [byType(before.object.content), byType(after.object.content)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const spot = { ...spotOf(both), aspect: `content ${key}` };
    const at = (pointer: string, type: string) => pointerBelow(pointer, 'content', type);
    if (!a && b) {
      note(pair, 'media-type-added', {
        ...spot,
        at: at(after.pointer, b.type),
        message: `${context.label} may now be \`${b.type}\`.`,
      });
    } else if (a && !b) {
      note(pair, 'media-type-removed', {
        ...spot,
        at: at(before.pointer, a.type),
        message: `${context.label} is no longer \`${a.type}\`.`,
      });
    } else if (a && b) {
      pair.edges.push({
        to: compareMedia(context, at(before.pointer, a.type), a.media, at(after.pointer, b.type), b.media),
        route: ['content', b.type],
      });
    }
  }
}

function compareMedia(context: Context, oldAt: string, old: MediaType, nowAt: string, now: MediaType): Pair {
  const both = { before: { object: old, pointer: oldAt }, after: { object: now, pointer: nowAt } };
  const pair = newPair();
  compareTexts(context, both, pair);
  if (canonical(context.before, old.encoding) !== canonical(context.after, now.encoding)) {
    const rule = context.direction === 'request' ? 'request-encoding-changed' : 'response-encoding-changed';
    note(pair, rule, {
      ...spotOf(both),
      aspect: 'encoding',
      at: `${now.encoding ? nowAt : oldAt}/encoding`,
      message: `The encoding of ${context.label} changed.`,
    });
  }
  const to = compareSchemas(
    context,
    { schema: old.schema, pointer: `${oldAt}/schema` },
    { schema: now.schema, pointer: `${nowAt}/schema` },
  );
  pair.edges.push({ to, route: ['schema'] });
  return pair;
}
