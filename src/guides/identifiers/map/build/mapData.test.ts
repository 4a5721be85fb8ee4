import { describe, expect, it } from 'vitest';
import { mapData } from './mapData';

// Reads the generated reference, so `npm run generate` has to run first.
describe('the map of the contracts', () => {
  it('returns the operations between identifiers, and the shortest paths', async () => {
    const { nodes, edges, paths } = await mapData({
      without: 'attribute-key',
      together: 'cadastral-district cadastral-number',
    });
    const way = (from: string, to: string) =>
      paths.find((one) => one.from === from && one.to === to)?.calls.map(({ href }) => href.split('/').at(-1));
    expect(way('plate', 'kid')).toEqual(['vehicle-by-license-plate']);
    expect(way('person-id', 'bfe')).toEqual(['person', 'feature-store-attributes-by-address-id']);
    expect(way('cvr', 'plate')).toBeUndefined();
    expect(nodes.map(({ id }) => id)).not.toContain('cadastral-number');
    expect(edges.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it.each([
    [{ also: 'kvhx data/nothing id dar-address' }, 'data has no operation "nothing"'],
    [{ also: 'kvhx data/persons' }, 'write also="identifier operation property identifier; …"'],
  ])('%j: %s', async (attributes, message) => await expect(mapData(attributes as never)).rejects.toThrow(message));
});
