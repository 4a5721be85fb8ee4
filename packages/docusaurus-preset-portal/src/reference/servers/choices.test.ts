import { sandbox } from 'docusaurus-preset-portal/content';
import type { Server } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { choicesOf, PRODUCTION, SANDBOX } from './choices';

const server = (url: string, parts: Partial<Server> = {}): Server => ({ url, variables: [], ...parts });
const region = { name: 'region', default: 'eu', enum: ['us', 'eu', "x'$(id)"] };

const ofSandbox = (path: string) => ({
  value: SANDBOX,
  label: 'Sandbox',
  url: `${sandbox?.url}${path}`,
});

describe('choicesOf', () => {
  it('returns production, and the sandbox with the same paths', () => {
    expect(choicesOf({ sandbox }, [server('https://api.example.org/v1/')])).toEqual([
      { value: PRODUCTION, label: 'Production', url: 'https://api.example.org/v1' },
      ofSandbox('/v1'),
    ]);
  });

  it('returns every server of a contract once, labelled by its description', () => {
    const long = 'A description of many words that explains more than a name would';
    const servers = [
      server('https://live.example.org/v1', { description: '<p>Live &amp; kicking</p>' }),
      server('https://test.example.org/v1', { description: `<p>${long}</p>` }),
      server('https://test.example.org/v1'),
      server('https://old.example.org'),
    ];
    expect(choicesOf({ sandbox }, servers).map(({ value, label, url }) => [value, label, url])).toEqual([
      [PRODUCTION, 'Live & kicking', 'https://live.example.org/v1'],
      ['https://test.example.org/v1', 'https://test.example.org/v1', 'https://test.example.org/v1'],
      ['https://old.example.org', 'https://old.example.org', 'https://old.example.org'],
      [SANDBOX, 'Sandbox', `${sandbox?.url}/v1`],
    ]);
  });

  it('returns a server for each value of a variable, the default first, but none that samples would quote', () => {
    const variables = [region, { name: 'tenant', default: 'demo', enum: [] }];
    const choices = choicesOf({ sandbox }, [server('https://{region}.example.org/{tenant}/', { variables })]);
    expect(choices.map(({ url }) => url)).toEqual([
      'https://eu.example.org/demo',
      'https://us.example.org/demo',
      `${sandbox?.url}/demo`,
    ]);
  });

  it('returns nothing without an address', () => {
    expect(choicesOf({ sandbox }, [])).toEqual([]);
    expect(choicesOf({ sandbox }, [server('/v1')])).toEqual([]);
  });
});
