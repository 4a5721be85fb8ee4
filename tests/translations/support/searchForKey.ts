import { expect } from 'vitest';
import { leaksBelow, leaksIn } from '../../../src/attribute-translations/leaks.fixture';
import type { Built } from '../../changed-site/make';

/** Searches all files that builds created for their key: pages, generated folders, caches, logs. */
export async function searchForKey({ folder, apiKey, keysSent, runs }: Built): Promise<void> {
  expect(keysSent).toEqual([apiKey]);
  expect(runs.flatMap(({ log }) => leaksIn(log, apiKey))).toEqual([]);
  const { files, leaks } = await leaksBelow(folder, apiKey);
  expect(leaks).toEqual([]);
  expect(files).toBeGreaterThan(100);
}
