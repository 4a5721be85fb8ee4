import { strFromU8, unzipSync } from 'fflate';
import { sha256 } from 'openapi-toolkit/node';
import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { clientModel } from '../model';
import { SHOP } from '../shop.fixture';
import { pythonWheel } from './wheel';

it('the wheel lists each file with its digest', async () => {
  const wheel = await pythonWheel(clientModel([apiOf()], SHOP));
  const files = Object.fromEntries(Object.entries(unzipSync(wheel)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const record = files['shop_client-1.2.3.dist-info/RECORD']?.trim().split('\n') ?? [];
  expect(record).toHaveLength(Object.keys(files).length);
  for (const line of record.slice(0, -1)) {
    const [name = '', digest] = line.split(',');
    expect(digest).toBe(`sha256=${sha256(files[name] ?? '', 'base64url')}`);
  }
});
