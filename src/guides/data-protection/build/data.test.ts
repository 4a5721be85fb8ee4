import { isOperation, readPages } from 'docusaurus-preset-portal/node';
import { schemaNodes, schemasOf } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { portal } from '#site/portal';
import { personalDataOf } from '../../../vocabulary/personalData';
import { processingRecords } from './data';
import { recordCsv } from './recordCsv';

// Reads the generated reference, so `npm run generate` has to run first.
describe('the record of processing', async () => {
  const pages = (await readPages(portal)).filter(isOperation);
  const { records, without } = processingRecords(pages);

  it('lists every operation once', () => {
    const listed = [...records.map(({ href }) => href), ...without.map(({ href }) => href)];
    expect(listed.sort()).toEqual(pages.map(({ permalink }) => permalink).sort());
    expect(records.length).toBeGreaterThan(0);
  });

  it('leaves no operation unmarked that returns marked fields', () => {
    const unmarked = pages.filter(({ operation }) => !personalDataOf(operation));
    const fields = unmarked.flatMap(({ operation }) =>
      schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema).filter(personalDataOf)),
    );
    expect(fields).toEqual([]);
  });

  it('marks a property as confidential only for its owners', () => {
    const property = records.find(({ href }) => href.endsWith('/property-by-bfe'));
    expect(property?.personalData.class).toBe('ordinary');
    expect(property?.purpose.need).toBe('on some requests');
    expect(property?.fields.map(({ path, personalData }) => [path, personalData.class])).toEqual([
      ['ownership', 'confidential'],
    ]);
  });

  it('is a table with a row for each operation and each field', () => {
    const rows = recordCsv(records).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + records.length + records.flatMap(({ fields }) => fields).length);
    expect(rows.find((row) => row.includes('cprNumber'))).toContain(
      ',national-id,National identification number,Data Protection Act section 11(2),every request,',
    );
  });
});
