import { expect, it } from 'vitest';
import { slugOf } from './names';

it.each([
  ['shapeByShapeId', 'shape-by-shape-id'],
  ['shapesV2', 'shapes-v-2'],
  ['get /shapes/{shapeId}', 'get-shapes-shape-id'],
  ['list_All-Shapes', 'list-all-shapes'],
  ['shape\u202eOf', 'shape-of'],
  ['ÆbleÅr', 'aeble-ar'],
  ['---', ''],
  ['x'.repeat(300), 'x'.repeat(180)],
  ['尺'.repeat(300), '尺'.repeat(60)],
])('returns the slug of %j: %j', (operationId, slug) => expect(slugOf(operationId)).toBe(slug));

it('returns a slug unchanged', () => {
  for (const name of ['shapesV2', 'shapeByShapeId', 'x1Y2']) expect(slugOf(slugOf(name))).toBe(slugOf(name));
});
