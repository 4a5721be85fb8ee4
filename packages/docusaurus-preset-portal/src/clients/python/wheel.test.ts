import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../lib/sha256';
import { hostileModel } from '../hostile.fixture';
import { pythonWheel } from './wheel';

async function modules() {
  const content = await pythonWheel(hostileModel());
  return Object.fromEntries(Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('the wheel', () => {
  it('lists each file with its digest', async () => {
    const files = await modules();
    const record = files['shop_client-1.2.3.dist-info/RECORD']?.trim().split('\n') ?? [];
    expect(record).toHaveLength(Object.keys(files).length);
    for (const line of record.slice(0, -1)) {
      const [name = '', digest] = line.split(',');
      expect(digest).toBe(`sha256=${sha256(files[name] ?? '', 'base64url')}`);
    }
  });

  it('has names that Python allows, and quotes what the contract says', async () => {
    const files = await modules();
    const operations = files['shop_client/_operations.py'];
    expect(operations).toContain('def import_(self, *, class_: str, body: _types.Order | None = None');
    expect(operations).toContain('{"class": class_, "body": body, "sort": sort}');
    const types = files['shop_client/types.py'];
    expect(types).toContain(`"'; import os #"]`);
    expect(types).toContain(
      '"from": "str | None", "x-1": "NotRequired[int]", "parts": "NotRequired[typing.Sequence[object]]"',
    );
    expect(types).toContain('"""Ends \\"\\"\\" here */ \\\\u002a');
  });
});
