import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eachAtOnce } from './eachAtOnce';

const items = Array.from({ length: 100 }, (_, index) => index);

it('begins each item once, in order, before the first is done, and not all at a time', async () => {
  const begun: number[] = [];
  let most = 0;
  let open = 0;
  await eachAtOnce(items, async (item) => {
    begun.push(item);
    open += 1;
    most = Math.max(most, open);
    await setImmediate();
    open -= 1;
  });
  expect(begun).toEqual(items);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(items.length / 2);
});

it('begins no other item after a failure, and waits for those that were begun', async () => {
  let begun = 0;
  let open = 0;
  const all = eachAtOnce(items, async (item) => {
    begun += 1;
    open += 1;
    await setImmediate();
    open -= 1;
    if (item === 3) throw new Error('The third.');
  });
  await expect(all).rejects.toThrow('The third.');
  expect(open).toBe(0);
  expect(begun).toBeLessThan(items.length / 2);
});
