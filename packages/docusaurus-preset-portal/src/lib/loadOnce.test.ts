import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce';

it('loads once, and again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('data');
  const read = loadOnce(load);
  await expect(read()).rejects.toThrow('offline');
  expect(await Promise.all([read(), read()])).toEqual(['data', 'data']);
  expect(load).toHaveBeenCalledTimes(2);
});
