import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { visibleText } from '../../packages/docusaurus-preset-portal/src/lib/visibleText';
import { anyValue, bent, hostileText } from '../sandbox/hostile';
import { type Random, random } from '../sandbox/random';
import { triesAll } from '../support/cover';
import { seed, seeded } from '../support/seed';
import { serverOf, tools } from './client';

/** Sends lines of any kind to the standard input of a server. */
const LINES = triesAll ? 10_000 : 500;
/** Lines after which the server must still respond. */
const ROUND = 50;
/** Milliseconds for a round. */
const PATIENCE = 60_000;

let child: ChildProcessWithoutNullStreams;
afterEach(() => void child.kill('SIGKILL'));

const METHODS = ['ping', 'tools/list', 'tools/call', 'resources/list', 'resources/read', 'initialize', 'prompts/get'];
const NOTICES = ['notifications/cancelled', 'notifications/initialized', 'notifications/progress'];

const ARGUMENTS: Record<string, unknown> = {
  operation: 'data/company-by-company-id',
  parameters: { companyId: '09900012', include: ['participants'] },
  body: { entityType: 'company', ids: ['09900012'], attributes: ['company_name'] },
  page: '/docs/errors',
  section: 'Errors',
  query: 'company',
  list: 'bbr-roof-material',
  code: '5',
  api: 'data',
  schema: 'Company',
  value: 'AB 12 345',
  identifier: 'cvr',
  language: 'python',
  since: '2026-01-01',
};

function toolCall(roll: Random) {
  const { name, input } = roll.one(tools);
  const args = Object.fromEntries(Object.keys(input.properties).map((key) => [key, ARGUMENTS[key]]));
  return { name, arguments: roll.chance(3) ? args : bent(roll, args) };
}

function message(roll: Random, id: number): unknown {
  const method = roll.chance(8) ? hostileText(roll) : roll.one([...METHODS, ...NOTICES]);
  const params = method === 'tools/call' ? toolCall(roll) : bent(roll, { uri: '/docs/errors.md', requestId: id - 1 });
  const whole = { jsonrpc: '2.0', ...(!NOTICES.includes(method) && { id }), method, params };
  return roll.chance(4) ? bent(roll, whole) : whole;
}

/** Length of a line, in characters. A server ends after a line of more than 10 MB (`lifetime.run.test.ts`). */
const MAX_LINE = 1_000_000;

function anyLine(roll: Random, id: number): string {
  if (roll.chance(10)) return hostileText(roll).replace(/[\r\n]/g, ' ');
  if (roll.chance(12)) return JSON.stringify(anyValue(roll));
  const text = JSON.stringify(roll.chance(15) ? [message(roll, id)] : message(roll, id));
  return roll.chance(15) ? text.slice(0, roll.below(text.length)) : text;
}

const line = (roll: Random, id: number): string => anyLine(roll, id).slice(0, MAX_LINE);

describe.each([['the server', serverOf()]])(`%s, ${seeded}`, (_, args) => {
  it(`responds after ${LINES} lines of any kind, with well-formed lines alone`, { timeout: 600_000 }, async () => {
    child = spawn(process.execPath, args);
    child.stdin.on('error', () => undefined);
    let output = '';
    const ended = new Promise<never>((_done, failed) =>
      child.once('exit', (code) => failed(new Error(`ended: ${code} ${output}`))),
    );
    ended.catch(() => undefined);
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const waiting = new Map<string, () => void>();
    const counts = { results: 0, errors: 0 };
    const malformed: string[] = [];
    createInterface({ input: child.stdout }).on('line', (text) => {
      try {
        const { jsonrpc, id, result } = JSON.parse(text);
        // An error message and an id repeat text of the client.
        const resultText = JSON.stringify(result ?? '');
        if (jsonrpc !== '2.0' || visibleText(resultText) !== resultText) malformed.push(text.slice(0, 200));
        counts[result ? 'results' : 'errors'] += 1;
        waiting.get(id)?.();
      } catch {
        malformed.push(text.slice(0, 200));
      }
    });
    const respond = (id: string, method: string, params?: object) => {
      const responded = new Promise<void>((done) => waiting.set(id, done));
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
      const late = new Promise<never>((_done, failed) =>
        setTimeout(() => failed(new Error(`no response to ${id}`)), PATIENCE).unref(),
      );
      return Promise.race([responded, late, ended]);
    };
    const clientInfo = { name: 'fuzz', version: '1' };
    await respond('hello', 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    const roll = random(seed);
    for (let sent = 0; sent < LINES; sent += 1) {
      child.stdin.write(`${line(roll, sent)}\n`);
      if (sent % ROUND === ROUND - 1) await respond(`round-${sent}`, 'ping');
    }
    console.log(`${LINES} lines: ${JSON.stringify(counts)}.`);
    expect(malformed).toEqual([]);
    expect(output).not.toMatch(/^\s+at /m);
    // The fuzz must also send lines that are accepted.
    expect(Math.min(counts.results, counts.errors)).toBeGreaterThan(LINES / 20);
  });
});
