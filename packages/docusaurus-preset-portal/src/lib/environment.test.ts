import { readFileSync } from 'node:fs';
import { listFiles } from 'openapi-toolkit/node';
import { describe, expect, it } from 'vitest';
import { readVariable, takeApiKey, VARIABLES } from './environment';

describe('the table of the README', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Environment variables\n');
  const rows = [...(section.split('\n## ')[0]?.matchAll(/^\| `([A-Z_]+)` \| (.*) \| (.*) \|$/gm) ?? [])];

  it('lists every variable', () => expect(rows.map(([, name]) => name)).toEqual([...VARIABLES]));
});

it('no other file reads one of them', async () => {
  const readsVariable = new RegExp(`\\b(env\\.(${VARIABLES.join('|')})|API_KEY:)\\b`);
  const files = ['src', 'scripts', 'packages'].map(async (folder) =>
    (await listFiles(folder)).map((name) => `${folder}/${name}`),
  );
  const code = (await Promise.all(files))
    .flat()
    .filter((name) => /\.(tsx?|cjs)$/.test(name) && !/\.(test|fixture)\.ts/.test(name));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((name) => readsVariable.test(readFileSync(name, 'utf8')))).toEqual([
    'packages/docusaurus-preset-portal/src/lib/environment.ts',
    // PORT, as many programs read it.
    'packages/openapi-toolkit/src/sandbox/startSandbox.ts',
  ]);
});

describe('readVariable', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    [' \n', ''],
    [' a b ', 'a b'],
  ])('%j is %j', (value, readsVariable) => expect(readVariable('PORT', { PORT: value })).toBe(readsVariable));
});

it('a build takes the API key out of the environment', () => {
  const env = { API_KEY: ' key ', PORT: '1', NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  expect([takeApiKey(env), takeApiKey(env), env]).toEqual(['key', '', { PORT: '1', NODE_ENV: 'production' }]);
  const dev = { API_KEY: 'key' } as NodeJS.ProcessEnv;
  expect([takeApiKey(dev), takeApiKey(dev)]).toEqual(['key', 'key']);
});
