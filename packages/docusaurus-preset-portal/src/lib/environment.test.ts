import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readVariable, takeApiKey, VARIABLES } from './environment';
import { listFiles } from './listFiles';

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

describe('the API key', () => {
  afterEach(() => takeApiKey({}, true));

  it('is taken out of the environment and kept for the next time', () => {
    const env = { API_KEY: ' key ', PORT: '1' };
    expect(takeApiKey(env)).toBe('key');
    expect(env).toEqual({ PORT: '1' });
    expect(takeApiKey(env)).toBe('key');
    expect(takeApiKey({ API_KEY: 'other' })).toBe('other');
  });

  it('is forgotten after the last call', () => {
    takeApiKey({ API_KEY: 'key' });
    expect(takeApiKey({}, true)).toBe('key');
    expect(takeApiKey({})).toBe('');
  });

  it('is empty when there is none', () => expect(takeApiKey({})).toBe(''));
});
