import { expect, it } from 'vitest';
import { daysTo, describeVersions as describeResponse, noonOf, type Version } from './versions';

const version = (sequenceNumber: string, value: string, ...times: (string | null)[]): Version => {
  const [validFrom = null, validTo = null, registeredFrom = '', registeredTo = null] = times;
  return { sequenceNumber, value, validFrom, validTo, registeredFrom: registeredFrom ?? '', registeredTo };
};

const CHANGE = '2021-08-31T22:00:00Z';
const REGISTERED = '2021-09-20T10:15:00Z';
const VERSIONS = [
  version('1', '2', null, null, '2008-10-14T08:30:00Z', REGISTERED),
  version('2', '2', null, CHANGE, REGISTERED, null),
  version('3', '1', CHANGE, null, REGISTERED, null),
];

it.each([
  ['2021-08-20', '2021-09-10', 'version 1.', 'code 2, version 1.'],
  ['2021-08-20', '2021-09-25', 'versions 2 and 3.', 'code 2, version 2.'],
])('in effect on %s, registered on %s: %s %s', (effect, registration, registered, inEffect) => {
  const sentences = describeResponse(VERSIONS, `${effect}T12:00:00Z`, `${registration}T12:00:00Z`);
  expect(sentences[1]).toContain(`returns ${registered}`);
  expect(sentences[2]).toContain(inEffect);
});

it('counts days between noons', () => {
  expect(noonOf('2021-08-01', 40)).toBe('2021-09-10T12:00:00Z');
  expect(daysTo('2021-08-01', '2021-09-10T12:00:00Z')).toBe(40);
});
