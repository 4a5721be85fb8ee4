import type { DataRow } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { faults, newSandbox, sendRequest } from './support';

afterAll(() => expect(faults).toEqual([]));

const DATA = '/denmark/data';

describe('feedback', () => {
  const url = '/denmark/advisor/recommendations/00000000-0000-4000-8000-000000003101/feedback';
  const body = { outcome: 'ACCEPTED', occurredAt: '2026-11-17T14:30:00Z', channel: 'WEB', idempotencyKey: 'key-00001' };

  it('is stored once per key', () => {
    const own = newSandbox();
    const first = sendRequest(url, { body }, own);
    expect(first.status).toBe(202);
    expect(sendRequest(url, { body: { ...body } }, own).body).toEqual(first.body);
    expect(sendRequest(url, { body: { ...body, outcome: 'REJECTED' } }, own)).toMatchObject({
      status: 409,
      body: { title: 'Idempotency key reused' },
    });
    const second = sendRequest(url, { body: { ...body, idempotencyKey: 'key-00002' } }, own);
    expect(second.body.feedbackId).not.toBe(first.body.feedbackId);
  });

  it('points to what is wrong', () => {
    const faulty = sendRequest(url, {
      body: { ...body, outcome: 'MAYBE', comment: `call ${'1'.repeat(6)}-${'2'.repeat(4)}` },
    });
    expect(faulty.status).toBe(400);
    expect(faulty.body.errors.map(({ pointer }: DataRow) => pointer).sort()).toEqual(['/comment', '/outcome']);
    expect(sendRequest(url, { body: { ...body, occurredAt: '2999-01-01T00:00:00Z' } }).body.errors[0].pointer).toBe(
      '/occurredAt',
    );
    expect(sendRequest(url, { body: '{"outcome":' }).body.errors).toEqual([expect.objectContaining({ pointer: '' })]);
  });
});

describe('large requests', () => {
  const post = (url: string, body: unknown) => {
    const begin = process.cpuUsage();
    const response = sendRequest(url, { body });
    return { ...response, ms: process.cpuUsage(begin).user / 1000 };
  };

  it.each([
    [
      'list of equal objects',
      { entityType: 'address', ids: ['x'], attributes: Array(300_000).fill({}) },
      413,
      '/attributes',
    ],
    [
      'too many IDs',
      { entityType: 'address', ids: Array(1200).fill('x'), attributes: ['construction_year'] },
      413,
      '/ids',
    ],
    [
      'faulty everywhere',
      { entityType: 'address', ids: Array(1000).fill(1), attributes: Array(1000).fill([]) },
      400,
      '/ids/0',
    ],
  ])('%s: refused at once', (_, body, expected, pointer) => {
    const { status, body: problem, ms } = post(`${DATA}/feature-store/attributes/bulk`, body);
    expect(status).toBe(expected);
    expect(problem.errors.map((fault: DataRow) => fault.pointer)).toContain(pointer);
    expect(ms).toBeLessThan(1000);
  });

  it('1,000 criteria that fit no form: refused at once', () => {
    const { status, body, ms } = post(`${DATA}/persons/search`, { criteria: Array(1000).fill('x') });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(100);
    expect(ms).toBeLessThan(1000);
  });
});
