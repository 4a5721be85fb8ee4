import type { Dict, HeaderObject, MediaType } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, newPair, note } from './graph';
import { compareSchemaOf } from './schema';
import { compareLifetimeOf, compareTexts, locationOf, type Positioned, type Sides } from './texts';

interface HasContent {
  content?: Dict<MediaType>;
}

const normal = (type: string) => type.toLowerCase().replaceAll(' ', '');

interface NamedMedia {
  type: string;
  media: MediaType;
}

const byType = (content: Dict<MediaType> = {}): Map<string, NamedMedia> =>
  new Map(Object.entries(content).map(([type, media]) => [normal(type), { type, media: media ?? {} }]));

/** Compares the media types of a body and their schemas. */
export function compareContent(context: ComparisonState, sides: Sides<HasContent>, pair: ComparedPair): void {
  const { before, after } = sides;
  const [old, now] = [byType(before.object.content), byType(after.object.content)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const location = { ...locationOf(sides), aspect: `content ${key}` };
    const positionOf = ({ pointer }: Positioned<HasContent>, { type, media }: NamedMedia): Positioned<MediaType> => ({
      object: media,
      pointer: pointerBelow(pointer, 'content', type),
    });
    if (!a && b) {
      const message = `${context.label} may now be \`${b.type}\`.`;
      note(pair, 'media-type-added', { ...location, at: positionOf(after, b).pointer, message });
    } else if (a && !b) {
      const message = `${context.label} is no longer \`${a.type}\`.`;
      note(pair, 'media-type-removed', { ...location, at: positionOf(before, a).pointer, message });
    } else if (a && b) {
      const to = compareMedia(context, { before: positionOf(before, a), after: positionOf(after, b) });
      pair.edges.push({ to, route: ['content', b.type] });
    }
  }
}

/** Compares what a parameter or a header has besides its name. */
export function compareHeld(context: ComparisonState, sides: Sides<HeaderObject>, pair: ComparedPair): void {
  compareTexts(context, sides, pair);
  compareLifetimeOf(context, sides, pair);
  compareContent(context, sides, pair);
  pair.edges.push({ to: compareSchemaOf(context, sides), route: ['schema'] });
}

function compareMedia(context: ComparisonState, sides: Sides<MediaType>): ComparedPair {
  const { before, after } = sides;
  const [old, now] = [before.object, after.object];
  const pair = newPair();
  compareTexts(context, sides, pair);
  if (canonical(context.before, old.encoding) !== canonical(context.after, now.encoding)) {
    const rule = context.direction === 'request' ? 'request-encoding-changed' : 'response-encoding-changed';
    const at = `${(now.encoding ? after : before).pointer}/encoding`;
    const message = `The encoding of ${context.label} changed.`;
    note(pair, rule, { ...locationOf(sides), aspect: 'encoding', at, message });
  }
  pair.edges.push({ to: compareSchemaOf(context, sides), route: ['schema'] });
  return pair;
}
