import type { RequestListener } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { listen, type TestServer } from './listen';

/** Serves requests during the tests of the file or group that calls this. */
export function testServer(listener: RequestListener): Pick<TestServer, 'origin'> {
  const served = { origin: '' };
  let server: TestServer;
  beforeAll(async () => {
    server = await listen(listener);
    served.origin = server.origin;
  });
  afterAll(() => server.close());
  return served;
}
