import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveBuild } from './serveBuild';

const FILES: Record<string, string | Buffer> = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'docs/time/index.html': 'time',
  'docs/time/index.html.gz': gzipSync('time'),
  'assets/main.js': 'code',
  'openapi/data.yaml': 'openapi: 3.1.0',
  '.well-known/security.txt': 'Contact: x',
  '.env': 'secret',
};

let build = '';
beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(build, name)), { recursive: true });
    await writeFile(path.join(build, name), content);
  }
});
afterAll(() => rm(build, { recursive: true }));

describe.each([false, true])('production: %s', (production) => {
  let served: Served;
  beforeAll(async () => {
    served = await serveBuild(build, { production });
  });
  afterAll(() => served.close());

  it.each([
    ['/', 200, 'home', 'text/html'],
    ['/?q=x', 200, 'home', 'text/html'],
    ['/docs/time', 200, 'time', 'text/html'],
    ['/docs/time/', 200, 'time', 'text/html'],
    ['/assets/main.js', 200, 'code', 'text/javascript'],
    ['/openapi/data.yaml', 200, 'openapi: 3.1.0', 'text/yaml'],
    ['/docs', 404, 'nothing here', 'text/html'],
    ['/docs/none', 404, 'nothing here', 'text/html'],
    ['/%E0%A4', 404, 'nothing here', 'text/html'],
    ['/..%2f..%2fetc/passwd', 404, 'nothing here', 'text/html'],
  ])('%s is %i %s', async (url, status, text, type) => {
    const response = await fetch(served.origin + url);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toMatch(new RegExp(`^${type}`));
  });

  it('sends what a host sends with it', async () => {
    const page = await fetch(`${served.origin}/docs/time`);
    const code = await fetch(`${served.origin}/assets/main.js`);
    expect(page.headers.get('content-encoding')).toBe(production ? 'gzip' : null);
    expect(page.headers.get('cache-control')).toBe(production ? 'max-age=0' : 'no-store');
    expect(code.headers.get('cache-control')).toBe(production ? 'public, max-age=31536000, immutable' : 'no-store');
  });
});

it('reports a folder without a site', async () => {
  await expect(serveBuild(path.join(build, 'docs'))).rejects.toThrow('There is no built site in');
});

it('serves below a base path, and nothing beside it', async () => {
  const served = await serveBuild(build, { basePath: '/portal/' });
  const ask = async (url: string) => {
    const response = await fetch(served.origin + url);
    return [response.status, await response.text()];
  };
  expect(await ask('/portal/docs/time')).toEqual([200, 'time']);
  expect(await ask('/portal/')).toEqual([200, 'home']);
  expect(await ask('/portal/none')).toEqual([404, 'nothing here']);
  expect(await ask('/docs/time')).toEqual([404, 'Nothing is served outside of /portal/.']);
  served.close();
});
