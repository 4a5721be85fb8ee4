import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testFolder } from 'docusaurus-preset-portal/lib/testFolder.fixture';
import { readNextCalls } from 'docusaurus-preset-portal/reference/generate/nextCalls';
import { PAGE_SUFFIX } from 'docusaurus-preset-portal/reference/pageFiles';
import { isOperation, readPages } from 'docusaurus-preset-portal/reference/readPages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox } from '#site';
import { boxData } from './boxData';
import { pageOf, parameter } from './page.fixture';

const home = process.cwd();
const site = testFolder();
beforeAll(async () => {
  process.chdir(site);
});
afterAll(async () => {
  process.chdir(home);
});

async function give(file: string, value: unknown): Promise<void> {
  await mkdir(path.join(site, path.dirname(file)), { recursive: true });
  await writeFile(path.join(site, file), JSON.stringify(value));
}

it('has the requests of operations, without overviews', async () => {
  const schema = { type: 'string', 'x-identifier': 'cvr' };
  const page = pageOf('/things/{id}', { summary: 'A thing', parameters: [parameter('path', 'id', { schema })] }, []);
  await give(`docs/api/example/thing${PAGE_SUFFIX}`, page);
  await give(`docs/api/example/_overview${PAGE_SUFFIX}`, {
    kind: 'overview',
    permalink: '/api/example',
    api: page.api,
  });
  const links = [{ to: 'example/thing', as: 'id', why: 'Why.' }];
  await give('docs/_data/next-calls.json', { start: [{ have: 'cvr', links }], next: {} });

  expect(boxData(await readNextCalls(), (await readPages()).filter(isOperation))).toEqual({
    requests: {
      cvr: [
        {
          title: 'A thing',
          href: '/api/example/thing',
          method: 'get',
          path: '/things/%cvr%',
          why: 'Why.',
          curl: "curl 'https://api.example.org/v1/things/%cvr%'",
          fragment: '#v=id=%cvr%',
        },
      ],
    },
    bodies: {},
    codes: {},
    servers: [['https://api.example.org/v1', `${sandbox?.url}/v1`]],
  });
});
