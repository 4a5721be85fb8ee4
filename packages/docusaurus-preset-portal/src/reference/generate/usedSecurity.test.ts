import { expect, it } from 'vitest';
import { apiOf } from './api.fixture';
import { usedSecurity } from './overview';

const flows = {
  clientCredentials: { tokenUrl: 'https://example.org/token', scopes: { read: 'Reads', write: 'Writes' } },
};
const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  oauth: { type: 'oauth2', flows },
  spare: { type: 'http', scheme: 'basic' },
};

function used(operations: (object[] | undefined)[], security?: object[]) {
  const paths = Object.fromEntries(
    operations.map((one, index) => [`/${index}`, { get: one ? { security: one } : {} }]),
  );
  const { document, operations: read } = apiOf({ paths, security, components: { securitySchemes } });
  const {
    security: ways,
    securityDiffers,
    otherSchemes = [],
  } = usedSecurity(
    document,
    read.map(({ operation }) => operation),
  );
  return {
    ways: ways.map((together) => together.map(({ id, scopes }) => [id, ...scopes].join(' '))),
    differs: securityDiffers === true,
    others: otherSchemes.map(({ id }) => id),
  };
}

it.each<[string, (object[] | undefined)[], object[] | undefined, ReturnType<typeof used>]>([
  [
    'operations that say it themselves',
    [[{ oauth: ['read'] }], [{ oauth: ['write'] }]],
    undefined,
    { ways: [['oauth read write']], differs: false, others: ['key', 'spare'] },
  ],
  [
    'operations that differ, one without any',
    [[{ key: [] }], [{ oauth: [] }, { key: [] }], []],
    undefined,
    { ways: [['key'], ['oauth'], []], differs: true, others: ['spare'] },
  ],
  [
    'the contract',
    [undefined],
    [{ key: [], oauth: [] }],
    { ways: [['key', 'oauth']], differs: false, others: ['spare'] },
  ],
  [
    'a contract without calls',
    [],
    [{ spare: [] }],
    { ways: [['spare']], differs: false, others: ['key', 'oauth', 'spare'] },
  ],
  ['nobody', [undefined, []], undefined, { ways: [], differs: false, others: ['key', 'oauth', 'spare'] }],
])('lists the requirements of %s', (_, operations, security, wanted) => {
  expect(used(operations, security)).toEqual(wanted);
});
