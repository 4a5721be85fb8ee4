import { slugOf } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { apis } from '#site';
import { findCpr } from '../../src/checks/contracts/content/cprNumbers';
import { promisedOperations } from '../../src/vocabulary/promised';
import { contractFiles, readText, yamlFiles } from './contracts';

describe('the files of the contracts', () => {
  const files = contractFiles();

  it('are all reached from the root of an API', () => {
    const orphans = yamlFiles().filter((file) => !files.has(file) && file !== 'world.yaml');
    expect(files.size).toBeGreaterThan(100);
    expect(orphans).toEqual([]);
  });

  it('hold nothing with the shape of a CPR number', () => {
    const found = yamlFiles().flatMap((file) => findCpr(readText(file)).map(({ index }) => `${file} at ${index}`));
    expect(found).toEqual([]);
  });

  it('hold one operation per file, named after it: the promised ones', () => {
    const slugsIn = (root: string) => {
      const { paths } = files.get(root) as { paths: Record<string, { $ref?: string }> };
      return Object.entries(paths).flatMap(([route, { $ref = '' }]) => {
        const name = $ref.match(/([^/]+)\.yaml$/)?.[1];
        expect(name, `${root}: ${route} must be a $ref to a path item file`).toBeDefined();
        const item = files.get($ref) as Record<string, { operationId: string }>;
        const ids = Object.values(item).map(({ operationId }) => operationId);
        expect(ids, `${$ref} must hold exactly the operation it is named after`).toEqual([name]);
        return ids.map(slugOf);
      });
    };
    const found = Object.fromEntries(apis.map(({ id, spec }) => [id, slugsIn(spec).sort()]));
    const promised = Object.entries(promisedOperations).map(([id, slugs]) => [id, [...slugs].sort()]);
    expect(found).toEqual(Object.fromEntries(promised));
  });
});
