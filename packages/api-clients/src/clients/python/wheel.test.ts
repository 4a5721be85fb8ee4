import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { sha256 } from 'openapi-toolkit/node';
import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { skipsWithout } from '../../../../../tests/programs';
import { testFolder } from '../../../../../tests/support/testFolder';
import { clientModel } from '../model';
import { SHOP } from '../shop.fixture';
import { importWheel, pythonWheel } from './wheel';

const folder = testFolder();

it.skipIf(skipsWithout('python'))(
  'the wheel lists each file with its digest, and is imported without types of problems',
  async () => {
    const wheel = await pythonWheel(clientModel([apiOf()], SHOP));
    const file = path.join(folder, 'shop_client-1.2.3-py3-none-any.whl');
    writeFileSync(file, wheel);
    expect(await importWheel(file)).toBe(true);
    const files = Object.fromEntries(Object.entries(unzipSync(wheel)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    const record = files['shop_client-1.2.3.dist-info/RECORD']?.trim().split('\n') ?? [];
    expect(record).toHaveLength(Object.keys(files).length);
    for (const line of record.slice(0, -1)) {
      const [name = '', digest] = line.split(',');
      expect(digest).toBe(`sha256=${sha256(files[name] ?? '', 'base64url')}`);
    }
  },
);
