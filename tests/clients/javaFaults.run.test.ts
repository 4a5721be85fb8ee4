import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../../packages/docusaurus-preset-portal/src/lib/listen.fixture';
import { pathOf, skipsWithout } from '../programs';
import { JAVA } from '../samples/languages';
import { example } from '../sandbox/support';
import { KEY } from './drive';
import { javaJar, run } from './install';

type Headers = Record<string, string>;

const good = example('companyByCompanyId', 'allSections');
const events = JSON.stringify(example('companyEventsByCompanyId', 'reports')).replace(/"type":"[^"]+"/, '"type":"NEW"');
const problem = (more: object) =>
  JSON.stringify({ type: '/docs/errors#busy', title: 'Busy', status: 1, detail: 'x', ...more });

/** Sends the head and a part, again and again: 40 MB. */
function pour(response: ServerResponse): void {
  const part = Buffer.alloc(100_000, 'x');
  let left = 400;
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"name":"');
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(part)) return void response.once('drain', more);
    }
    response.end('"}');
  };
  more();
}

const json = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1' }).end(text);
const refuse =
  (status: number, headers: Headers = {}, more: object = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers }).end(problem(more));

/** Responses by the header `X-Case`; `responses.run.test.ts` has those that every client handles alike. */
const cases: Record<string, (response: ServerResponse) => void> = {
  good: json(JSON.stringify(good)),
  faults: refuse(400, {}, { errors: [{ parameter: 'companyId', detail: 'Eight digits.' }] }),
  events: json(events),
  limit: refuse(429, { 'Retry-After': '100' }),
  large: pour,
  many: json(`[${'[],'.repeat(1_500_000)}[]]`),
  down: refuse(502, { 'Retry-After': '0' }),
  'down without a budget': refuse(502, { 'Retry-After': '0' }),
  'down with a budget': refuse(502, { 'Retry-After': '0' }),
  missing: refuse(404),
};

it.skipIf(skipsWithout('java'))(
  'whatever happens in a call ends in an error of the client, and later calls work',
  async () => {
    const counts: Record<string, number> = {};
    const server = await listen((request, response) => {
      const name = String(request.headers['x-case']);
      counts[name] = (counts[name] ?? 0) + 1;
      request.resume().on('end', () => cases[name]?.(response));
    });
    const folder = mkdtempSync(path.join(tmpdir(), 'java-faults-'));
    try {
      const jar = javaJar();
      await run([pathOf('java'), '-cp', jar, '-d', folder, path.resolve(__dirname, 'drivers/Faults.java')], folder);
      const printed = await run([...JAVA(), '-Xmx64m', '-cp', `${jar}${path.delimiter}${folder}`, 'Faults'], folder, {
        DANISH_DATA_API_HOST: server.origin,
        DANISH_DATA_API_KEY: KEY,
        LC_ALL: 'C.UTF-8',
      });
      const call = 'companyByCompanyId';
      expect(printed.trim().split('\n')).toEqual([
        'no key: InvalidCall: The API key is missing: set DANISH_DATA_API_KEY, or call key.',
        'key: InvalidCall: The API key has the character "ø" (U+00F8). Allowed is printable ASCII without spaces.',
        'host: InvalidCall: The host must be an address such as https://host, without a user name or a query.',
        'header: InvalidCall: The header X-Note has the character "\\u000A" (U+000A). Allowed is printable ASCII.',
        'restricted header: InvalidCall: The header Host can not be sent: restricted header name: "Host"',
        `path: InvalidCall: ${call}: companyId can't be "..".`,
        'body: InvalidCall: bulkFeatureStoreAttributes: body is missing.',
        `faults: Problem: ${call}: 400, busy: x Optional.empty [ProblemError[parameter=Optional[companyId], pointer=Optional.empty, detail=Eight digits.]]`,
        'unknown value: NEW',
        `limit: Problem: ${call}: 429, busy: x Optional[PT1M40S] []`,
        expect.stringMatching(/^held back: Problem: companyByCompanyId: 429, busy: x Optional\[PT1M\d+S\] \[\]$/),
        `large: UnexpectedResponse: ${call}: 200, unexpected response: the body has more bytes than maxResponseBytes allows`,
        `many values: UnexpectedResponse: ${call}: 200, unexpected response: the body is not JSON: more than 1000000 values (request req-1)`,
        'no memory: true',
        'no memory: true',
        'no memory: true',
        `large again: UnexpectedResponse: ${call}: 200, unexpected response: the body has more bytes than maxResponseBytes allows`,
        `after that: ${good.name}`,
        `without a budget: Problem: ${call}: 502, busy: x Optional[PT0S] []`,
        `with a budget: Problem: ${call}: 502, busy: x Optional[PT0S] []`,
      ]);
      expect(counts).toMatchObject({
        limit: 1,
        'down without a budget': 1,
        'down with a budget': 4,
      });
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
