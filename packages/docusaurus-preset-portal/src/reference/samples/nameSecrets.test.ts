import { expect, it } from 'vitest';
import { nameSecrets } from './nameSecrets';

it.each<[string, string[], string[]]>([
  ['a key', ['EXAMPLE_API_KEY'], ['apiKey']],
  ['a key in one word', ['apikey'], ['apiKey']],
  ['a numbered key', ['EXAMPLE_API_KEY_12'], ['apiKey']],
  ['a token', ['ACCESS_TOKEN'], ['token']],
  ['a numbered token', ['TOKEN_12'], ['token']],
  ['files of a certificate', ['CLIENT_CERT_FILE', 'CLIENT_KEY_FILE'], ['certFile', 'keyFile']],
  ['credentials', ['CREDENTIALS', 'CREDENTIALS_2'], ['credentials', 'credentials2']],
  ['another secret', ['SESSION'], ['secret']],
  ['not what only begins so', ['API_KEY_FILE', 'TOKENS'], ['secret', 'secret2']],
  [
    'numbers keep several apart',
    ['API_KEY', 'API_KEY_2', 'TOKEN', 'API_KEY_3'],
    ['apiKey', 'apiKey2', 'token', 'apiKey3'],
  ],
  ['none', [], []],
])('%s', (_, variables, wanted) => {
  const named = nameSecrets(variables);
  expect([...named]).toEqual(variables.map((variable, index) => [variable, { variable, local: wanted[index] }]));
});

it('names one variable once', () => {
  const named = nameSecrets(['API_KEY', 'API_KEY', 'OTHER_API_KEY']);
  expect([...named.values()].map(({ local }) => local)).toEqual(['apiKey', 'apiKey2']);
});
