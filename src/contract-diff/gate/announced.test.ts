import { describe, expect, it } from 'vitest';
import type { Document } from '../../openapi';
import { site } from '../../site';
import type { Difference } from '../differences';
import { isTooSoon, wasAnnounced } from './announced';

const DAY = '2026-06-15';
const gone = { deprecated: true, 'x-sunset': DAY };

/** A contract with one operation of one parameter; both stand where a pointer has to escape their names. */
const contract = (operation: object, parameter: object, version = '1.0.0') =>
  ({
    openapi: '3.1.0',
    info: { title: 'Shapes', version },
    paths: { '/a~b': { get: { ...operation, parameters: [{ name: 'size', in: 'query', ...parameter }] } } },
    components: { parameters: { Size: { name: 'size', in: 'query', ...gone } } },
  }) as unknown as Document;

const at = (rule: string, pointer = '#/paths/~1a~0b/get/parameters/0') => ({ rule, pointer }) as Difference;

describe('a change was announced', () => {
  it.each<[string, boolean, Document]>([
    ['where its day has come', true, contract({}, gone)],
    ['where what is above it goes on that day', true, contract(gone, {})],
    ['where that stands behind a reference', true, contract({}, { $ref: '#/components/parameters/Size' })],
    ['before its day', false, contract({}, { ...gone, 'x-sunset': '2026-06-16' })],
    ['without a day', false, contract({}, { deprecated: true })],
    ['with a day alone', false, contract({}, { 'x-sunset': DAY })],
    ['by nothing', false, contract({}, {})],
    ['before 1.0', true, contract({}, {}, '0.9.0')],
    ['where the version is none', true, contract({}, {}, 'beta')],
  ])('%s: %s', (_, wanted, document) => expect(wasAnnounced(document, at('x'), DAY)).toBe(wanted));

  it('is no question of what is not there', () =>
    expect(wasAnnounced(contract({}, {}), at('x', '#/paths/~1other/get/summary'), DAY)).toBe(false));
});

describe('a day of removal is too soon', () => {
  const earliest = new Date(DAY);
  earliest.setUTCMonth(earliest.getUTCMonth() + site.noticeMonths);
  const first = earliest.toISOString().slice(0, 10);
  const fault = {
    what: `The day of removal ${DAY} leaves less than ${site.noticeMonths} months.`,
    fix: `Set \`x-sunset\` to ${first} or a later day.`,
  };
  it.each<[string, object | undefined, Document, Difference]>([
    ['when it is announced', fault, contract({}, gone), at('deprecated')],
    ['when it is set', fault, contract({}, gone), at('sunset-set')],
    ['not by another change', undefined, contract({}, gone), at('description')],
    ['not before 1.0', undefined, contract({}, gone, '0.9.0'), at('deprecated')],
    ['not on the first day there can be', undefined, contract({}, { ...gone, 'x-sunset': first }), at('deprecated')],
    ['not without a day', undefined, contract({}, { deprecated: true }), at('deprecated')],
    ['not where nothing is', undefined, contract({}, gone), at('deprecated', '#/other')],
  ])('%s', (_, wanted, document, difference) => expect(isTooSoon(document, difference, DAY)).toEqual(wanted));
});
