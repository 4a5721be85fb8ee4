import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../lib/listFiles';
import { apiOf } from './api.fixture';
import { removeOthers } from './removeOthers';

it('removes the files of APIs and operations that are no more', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  const kept = [
    'example.yaml',
    'example.bruno.zip',
    'examples/example/list-things/200-a.json',
    'example/changes.json',
    'atom.xml',
    'feed.json',
  ];
  const gone = [
    'old.yaml',
    'example-2.json',
    'example.postman_environment.json',
    'example.sandbox.http',
    'old/changes.json',
    'old/atom.xml',
    'examples/old/list-things/200-a.json',
    'examples/example/gone/samples.json',
  ];
  for (const file of [...kept, ...gone]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  const api = apiOf({ paths: { '/things': { get: { operationId: 'listThings' } } } });
  expect((await removeOthers([api], [folder, path.join(folder, 'missing')])).sort()).toEqual(gone.sort());
  expect(await listFiles(folder)).toEqual(kept.sort());
  await rm(folder, { recursive: true });
});
