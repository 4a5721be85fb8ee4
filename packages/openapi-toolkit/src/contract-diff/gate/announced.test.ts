import { describe, expect, it } from 'vitest';
import type { Document } from '../../openapi/document';
import type { Difference } from '../contractDifferences';
import { isTooSoon, wasAnnounced } from './gate';

const DAY = '2026-06-15';
const NOTICE_MONTHS = 6;
const deprecated = { deprecated: true, 'x-sunset': DAY };

/** Returns a contract with one operation and one parameter, at positions whose pointers need escaping. */
const contract = (operation: object, parameter: object, version = '1.0.0') =>
  ({
    openapi: '3.1.0',
    info: { title: 'Shapes', version },
    paths: { '/a~b': { get: { ...operation, parameters: [{ name: 'size', in: 'query', ...parameter }] } } },
    components: { parameters: { Size: { name: 'size', in: 'query', ...deprecated } } },
  }) as unknown as Document;

const at = (rule: string, pointer = '#/paths/~1a~0b/get/parameters/0') => ({ rule, pointer }) as Difference;

describe('a change was announced', () => {
  it.each<[string, boolean, Document]>([
    ['where that stands behind a reference', true, contract({}, { $ref: '#/components/parameters/Size' })],
    ['before its day', false, contract({}, { ...deprecated, 'x-sunset': '2026-06-16' })],
    ['with a day alone', false, contract({}, { 'x-sunset': DAY })],
    ['where the version is none', true, contract({}, {}, 'beta')],
  ])('%s: %s', (_, wanted, document) => expect(wasAnnounced(document, at('x'), DAY)).toBe(wanted));

  it('ignores parts that do not exist', () =>
    expect(wasAnnounced(contract({}, {}), at('x', '#/paths/~1other/get/summary'), DAY)).toBe(false));
});

describe('a removal date is too soon', () => {
  const earliest = new Date(DAY);
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
  const first = earliest.toISOString().slice(0, 10);
  const fault = {
    what: `The removal date ${DAY} leaves less than ${NOTICE_MONTHS} months of notice.`,
    fix: `Set \`x-sunset\` to ${first} or a later date.`,
  };
  it.each<[string, object | undefined, Document, Difference]>([
    ['when it is announced', fault, contract({}, deprecated), at('deprecated')],
    ['when it is set', fault, contract({}, deprecated), at('sunset-set')],
    ['not by another change', undefined, contract({}, deprecated), at('description')],
    ['not before 1.0', undefined, contract({}, deprecated, '0.9.0'), at('deprecated')],
    [
      'not on the first day there can be',
      undefined,
      contract({}, { ...deprecated, 'x-sunset': first }),
      at('deprecated'),
    ],
    ['not without a day', undefined, contract({}, { deprecated: true }), at('deprecated')],
  ])('%s', (_, wanted, document, difference) =>
    expect(isTooSoon(document, difference, DAY, NOTICE_MONTHS)).toEqual(wanted));
});
