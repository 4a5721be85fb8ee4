import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILD, call, connect } from './client';
import tasks from './tasks.json';

/**
 * A task of an integrator's agent: tool calls in order, the expected content of their results, and pages that have it.
 */
interface Task {
  ask: string;
  plan: [tool: string, args: Record<string, unknown>][];
  facts: string[];
  html: string[];
}

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

const read = { tools: 0, html: 0 };

it.each(tasks as unknown as Task[])('$ask', async ({ plan, facts, html }) => {
  let results = '';
  for (const [tool, args] of plan) {
    const { text, isError } = await call(client, tool, args);
    expect(isError, text).toBe(false);
    results += text;
  }
  for (const fact of facts) expect(results).toContain(fact);
  read.tools += results.length;
  for (const page of html) read.html += (await readFile(path.join(BUILD, page, 'index.html'), 'utf8')).length;
});

it('takes fewer characters than the pages', () => {
  console.log(`${tasks.length} tasks: ${read.tools} characters by tools, ${read.html} of HTML.`);
  expect(read.tools).toBeLessThan(read.html / 4);
});
