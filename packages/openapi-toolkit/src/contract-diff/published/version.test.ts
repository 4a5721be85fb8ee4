import { expect, it } from 'vitest';
import { isNewer, lowestVersion, parseVersion } from './version';

it.each([
  ['10.20.30', [10, 20, 30]],
  ['1.2', undefined],
  ['v1.2.3', undefined],
  ['1.2.3-beta', undefined],
  ['', undefined],
])('%s is read as %j', (text, version) => expect(parseVersion(text)).toEqual(version));

it.each([
  ['1.2.4', '1.2.3', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.9.9', '2.0.0', false],
  ['1.2.3', '1.2.3', false],
  ['0.0.0', 'beta', true],
  ['beta', '0.0.0', false],
  ['beta', 'alpha', true],
  ['2.0.0', '2.0.0-rc.1', true],
  ['2.0.0-rc.1', '2.0.0', false],
  ['2.0.0-rc.1', '1.9.9', true],
  ['2.0.0-rc.10', '2.0.0-rc.9', true],
  ['2.0.0-rc.1', '2.0.0-beta.2', true],
  ['1.0.0+2', '1.0.0+1', false],
  ['v1.10', 'v1.9', true],
  ['V2', 'v1.9.9', true],
  ['v1.0', '1.0.0', false],
  ['2025-01-01', '2024-12-31', true],
  ['2025-01-01', '2025-01-01-preview', true],
])('%s is later than %s: %s', (one, other, wanted) => expect(isNewer(one, other)).toBe(wanted));

it.each([
  ['1.2.3', 'breaking', '2.0.0'],
  ['0.2.3', 'breaking', '0.3.0'],
  ['1.2.3', 'safe', '1.3.0'],
  ['1.2.3', 'text', '1.2.4'],
  ['beta', 'text', '0.0.1'],
] as const)('%s with what is %s has at least %s', (published, severity, wanted) =>
  expect(lowestVersion(published, severity)).toBe(wanted));
