import type { Dict, HeaderObject, MediaType, ParameterObject } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, newPair, noteDirected } from './graph';
import { comparePart, compareTexts, locationOf, type Positioned, pairedMembers, type Sides } from './part';
import { compareSchemaOf } from './schema';

type HasContent = { content?: Dict<MediaType> };

interface PositionedMedia extends Positioned<MediaType> {
  type: string;
}

const mediaByType = ({ object, pointer }: Positioned<HasContent>): Map<string, PositionedMedia> =>
  new Map(
    Object.entries(object.content ?? {}).map(([type, media]) => [
      type.toLowerCase().replaceAll(' ', ''),
      { type, object: media ?? {}, pointer: pointerBelow(pointer, 'content', type) },
    ]),
  );

/** Compares the media types of a body and their schemas. */
export function compareContent(context: ComparisonState, sides: Sides<HasContent>, pair: ComparedPair): void {
  for (const { key, before, after } of pairedMembers(mediaByType(sides.before), mediaByType(sides.after))) {
    const type = (after ?? before)?.type ?? key;
    const label = `the media type \`${type}\` of ${context.label}`;
    const to = comparePart({ kind: 'media-type', label }, { before, after }, (old, now) =>
      compareMedia(context, { before: old, after: now }),
    );
    pair.edges.push({ to, route: ['content', type] });
  }
}

function compareMedia(context: ComparisonState, sides: Sides<MediaType>): ComparedPair {
  const { before, after } = sides;
  const pair = newPair();
  compareTexts(context, sides, pair);
  if (canonical(context.before, before.object.encoding) !== canonical(context.after, after.object.encoding)) {
    const at = `${(after.object.encoding ? after : before).pointer}/encoding`;
    const message = `The encoding of ${context.label} changed.`;
    noteDirected(context, pair, 'encoding-changed', { ...locationOf(sides), aspect: 'encoding', at, message });
  }
  pair.edges.push({ to: compareSchemaOf(context, sides), route: ['schema'] });
  return pair;
}

/** Compares what a parameter or a header has besides its name. */
export function compareHeld(
  context: ComparisonState,
  sides: Sides<HeaderObject | ParameterObject>,
  pair: ComparedPair,
): void {
  compareTexts(context, sides, pair);
  compareContent(context, sides, pair);
  pair.edges.push({ to: compareSchemaOf(context, sides), route: ['schema'] });
}
