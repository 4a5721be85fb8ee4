import { sandbox } from 'docusaurus-preset-portal/content';
import type { Server } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { choicesOf, PRODUCTION, SANDBOX } from './choices';

const server = (url: string, parts: Partial<Server> = {}): Server => ({ url, variables: [], ...parts });
const region = { name: 'region', default: 'eu', enum: ['eu', 'us'] };

const ofSandbox = (path: string) => ({
  value: SANDBOX,
  label: 'Sandbox',
  url: `${sandbox?.url}${path}`,
  variables: [],
});

describe('choicesOf', () => {
  it('returns production, and the sandbox with the same paths', () => {
    expect(choicesOf({ sandbox }, [server('https://api.example.org/v1/')])).toEqual([
      { value: PRODUCTION, label: 'Production', url: 'https://api.example.org/v1', variables: [] },
      ofSandbox('/v1'),
    ]);
  });

  it('returns every server of a contract once, labelled by its description', () => {
    const long = 'A description of many words that explains more than a name would';
    const servers = [
      server('https://{region}.example.org/v1', { description: '<p>Live &amp; kicking</p>', variables: [region] }),
      server('https://test.example.org/v1', { description: `<p>${long}</p>` }),
      server('https://test.example.org/v1'),
      server('https://old.example.org'),
    ];
    expect(choicesOf({ sandbox }, servers).map(({ value, label, url }) => [value, label, url])).toEqual([
      [PRODUCTION, 'Live & kicking', 'https://{region}.example.org/v1'],
      ['https://test.example.org/v1', 'https://test.example.org/v1', 'https://test.example.org/v1'],
      ['https://old.example.org', 'https://old.example.org', 'https://old.example.org'],
      [SANDBOX, 'Sandbox', `${sandbox?.url}/v1`],
    ]);
    expect(choicesOf({ sandbox }, servers)[0]?.variables).toEqual([region]);
  });

  it('returns nothing without an address', () => {
    expect(choicesOf({ sandbox }, [])).toEqual([]);
    expect(choicesOf({ sandbox }, [server('/v1')])).toEqual([]);
  });
});
