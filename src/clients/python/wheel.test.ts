import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../lib/sha256';
import { apiOf } from '../../reference/generate/api.fixture';
import { clientModel } from '../model';
import { pythonWheel } from './wheel';

async function modules(contract: Parameters<typeof apiOf>[0]) {
  const content = await pythonWheel({ ...clientModel([apiOf(contract)], '1.2.3'), name: 'shop-client' });
  return Object.fromEntries(Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const HOSTILE = {
  paths: {
    '/orders/{class}': {
      post: {
        operationId: 'import',
        description: 'x',
        parameters: [
          { name: 'class', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'sort', in: 'query', schema: { type: 'array', items: { enum: ['up', "'; import os #"] } } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: {
          '200': {
            description: 'x',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        description: 'Ends """ here\\',
        required: ['from'],
        properties: {
          from: { type: ['string', 'null'] },
          'x-1': { type: 'integer' },
          parts: { items: {}, type: 'array' },
        },
      },
    },
  },
} as unknown as Parameters<typeof apiOf>[0];

describe('the wheel', () => {
  it('lists each file with its digest', async () => {
    const files = await modules(HOSTILE);
    const record = files['shop_client-1.2.3.dist-info/RECORD']?.trim().split('\n') ?? [];
    expect(record).toHaveLength(Object.keys(files).length);
    for (const line of record.slice(0, -1)) {
      const [name = '', digest] = line.split(',');
      expect(digest).toBe(`sha256=${sha256(files[name] ?? '', 'base64url')}`);
    }
  });

  it('has names that Python allows, and quotes what the contract says', async () => {
    const files = await modules(HOSTILE);
    const operations = files['shop_client/_operations.py'];
    expect(operations).toContain('def import_(self, *, class_: str, body: _types.Order | None = None');
    expect(operations).toContain('{"class": class_, "body": body, "sort": sort}');
    const types = files['shop_client/types.py'];
    expect(types).toContain(`"'; import os #"]`);
    expect(types).toContain('"from": "str | None", "x-1": "NotRequired[int]", "parts": "NotRequired[list[object]]"');
    expect(types).toContain('"""Ends \\"\\"\\" here\\\\"""');
  });
});
