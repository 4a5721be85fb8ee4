import { expect, it } from 'vitest';
import { packData, unpackData } from './packedData';

const data = { text: 'Æblevej 3', list: [1, null, { key: 'value'.repeat(1000) }] };

it('gives back what it packed, in less room, and the same text every time', async () => {
  const text = await packData(data);
  expect(unpackData(text)).toEqual(data);
  expect(text).toMatch(/^[\w+/]+=*$/);
  expect(text.length).toBeLessThan(JSON.stringify(data).length / 10);
  expect(await packData(data)).toBe(text);
});
