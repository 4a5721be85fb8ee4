import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guides, site } from '#site';
import { paths } from '../../src/lib/paths';
import { tools } from '../../src/llms/mcp/server';
import { markdownPath } from '../../src/llms/pages/addresses';
import type { ReferencePage } from '../../src/openapi/model';
import { isOperation, readPages } from '../../src/reference/readPages';
import { PACKED } from '../../src/sandbox/pack';
import { execute } from '../support/execute';
import { freePort } from '../support/ports';
import { BUILD, call, connect } from './client';

/** The sandbox file as an MCP server, used by the official client. */

const file = path.resolve(paths.static, PACKED);
let client: Client;
let pages: readonly ReferencePage[] = [];
beforeAll(async () => {
  pages = await readPages();
  client = await connect([file, '--mcp']);
});
afterAll(() => client.close());

const nameOf = (page: ReferencePage) => (isOperation(page) ? `${page.api.id}/${page.operation.id}` : '');

it('has the tools of the other server, and its own name', async () => {
  const { tools: listed } = await client.listTools();
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  expect(client.getServerVersion()?.name).toBe(`${site.slug}-sandbox`);
  expect(client.getInstructions()).toContain('leave its port out');
});

it('has every reference page and contract as a resource, and nothing else', async () => {
  const { resources } = await client.listResources();
  const contracts = new Set(pages.map(({ api }) => `${site.url}/openapi/${api.id}.json`));
  expect(resources.map(({ uri }) => uri).sort()).toEqual(
    [...pages.map(({ permalink }) => site.url + markdownPath(permalink)), ...contracts].sort(),
  );
});

it('has the same text for every operation as the site', async () => {
  const operations = pages.filter(isOperation);
  expect(operations.length).toBeGreaterThan(0);
  for (const page of operations) {
    const { text, isError } = await call(client, 'get_operation', { operation: nameOf(page) });
    expect([nameOf(page), isError]).toEqual([nameOf(page), false]);
    expect(text).toBe(readFileSync(path.join(BUILD, markdownPath(page.permalink)), 'utf8'));
  }
});

it('finds operations, fields and attributes', async () => {
  for (const page of pages.filter(isOperation)) {
    const { text } = await call(client, 'search', { query: page.operation.title });
    const { results } = JSON.parse(text) as { results: { page: string }[] };
    expect(results.slice(0, 3).map((one) => one.page)).toContain(page.permalink);
  }
});

it('names the address of the guides', async () => {
  const { text, isError } = await call(client, 'get_page', { page: guides.glossary });
  expect(isError).toBe(true);
  expect(JSON.parse(text).error).toMatchObject({ code: 'not-found', message: expect.stringContaining(site.url) });
});

describe('its sandbox', () => {
  const COMPANY_CALL = { operation: 'data/company-by-company-id', parameters: { companyId: '09900012' } };

  it('responds to call_sandbox, with no other program running', async () => {
    const { text } = await call(client, 'call_sandbox', COMPANY_CALL);
    expect(JSON.parse(text)).toMatchObject({ status: 200, body: { companyId: '09900012' } });
  });

  it('listens on the port that it is given', async () => {
    const port = await freePort();
    const other = await connect([file, '--mcp', '--port', String(port)]);
    const { status } = await fetch(`http://127.0.0.1:${port}/`);
    await other.close();
    expect(status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

it('ends when its client goes, and names --mcp in its help', async () => {
  const begin = performance.now();
  // The input is empty: the client disconnects at once.
  const { status, stdout } = await execute([process.execPath, file, '--mcp'], '.');
  expect([status, stdout]).toEqual([0, '']);
  console.log(`Started and ended in ${Math.round(performance.now() - begin)} ms.`);
  expect((await execute([process.execPath, file, '--help'], '.')).stdout).toContain('--mcp');
});
