import { createSandbox, type Listening, listenOn, withOrigin } from 'openapi-toolkit/sandbox';
import { afterAll, beforeAll, expect } from 'vitest';

import { readContent } from '../../src/sandbox-world';
import { data, faults } from './support';

/** Serves the sandbox for the tests of a file; they fail if it reports a fault. */
export function servedSandbox(): Pick<Listening, 'origin'> {
  const served = { origin: '' };
  let server: Listening;
  beforeAll(async () => {
    const create = (origin: string) =>
      createSandbox(readContent, withOrigin(data, origin), (fault) => faults.push(fault));
    server = await listenOn(create, 0);
    served.origin = server.origin;
  });
  afterAll(async () => {
    await server.close();
    expect(faults).toEqual([]);
  });
  return served;
}
