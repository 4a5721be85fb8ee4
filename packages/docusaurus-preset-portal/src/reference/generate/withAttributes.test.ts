import { recordFields } from 'docusaurus-preset-portal/content';
import { describe, expect, it } from 'vitest';
import { schemaNodes } from '../../openapi/walk';
import { isOperation, readPages } from '../readPages';
import { withAttributes } from './withAttributes';

const pages = (await readPages()).filter(isOperation);
const idOf = ({ api, operation }: (typeof pages)[number]) => `${api.id}/${operation.id}`;
const page = (id: string) => pages.find((one) => idOf(one) === id);
const successNodes = (id: string) =>
  (page(id)?.operation.responses ?? [])
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ media }) => media.flatMap(({ schema }) => schemaNodes(schema)));

describe('fields that equal an attribute', () => {
  it.each([...new Set(recordFields.map(({ operation }) => operation))])('%s lists each', (operation) => {
    const named = successNodes(operation).flatMap(({ path, attributes = [] }) =>
      attributes.map((attribute) => `${attribute} ${path}`),
    );
    const wanted = recordFields
      .filter((field) => field.operation === operation)
      .map(({ attribute, path }) => `${attribute} ${path}`);
    expect(wanted.length).toBeGreaterThan(0);
    expect(named.sort()).toEqual(wanted.sort());
  });

  it('are added in success responses only', () => {
    const id = recordFields[0]?.operation ?? '';
    const operation = page(id)?.operation;
    if (!operation) throw new Error(`no operation ${id}`);
    expect(withAttributes(operation, new Map())).toBe(operation);
    const errors = (one: typeof operation) => one.responses.filter(({ status }) => !status.startsWith('2'));
    expect(errors(withAttributes(operation, new Map([['title', ['a']]])))).toEqual(errors(operation));
  });
});
