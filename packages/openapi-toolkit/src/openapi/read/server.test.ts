import { expect, it } from 'vitest';
import { baseUrl, readServers } from './server';

it('reads servers with their variables', () => {
  const servers = [
    {
      url: 'https://{region}.example.com\u0000',
      description: 'The *main* one',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'A *region*' }, free: { default: 'x' } },
    },
    { url: '/' },
  ];
  expect(readServers(servers)).toEqual([
    {
      url: 'https://{region}.example.com',
      description: '<p>The <em>main</em> one</p>',
      variables: [
        { name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'A <em>region</em>' },
        { name: 'free', default: 'x', enum: [], description: undefined },
      ],
    },
    { url: '/', description: undefined, variables: [] },
  ]);
});

it.each([
  [
    [{ url: 'https://{a}.example.com/{b}/{a}', variables: { a: { default: 'x' }, b: { default: 'y' } } }],
    'https://x.example.com/y/x',
  ],
  [[], ''],
])('the base URL of %j is %j', (servers, url) => expect(baseUrl(readServers(servers))).toBe(url));
