import type { DataRow } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { example, faults, HEADERS, sandbox, sendRequest } from './support';

afterAll(() => expect(faults).toEqual([]));

/** Every error example about the form of one parameter, with a malformed value. */
const malformed = sandbox.operations.flatMap((operation) =>
  (operation.responses.get(400)?.examples ?? [])
    .filter(({ name, value }) => name.startsWith('malformed') && value.errors?.[0]?.parameter)
    .map(({ name, value }) => ({
      operation,
      name,
      parameter: value.errors[0].parameter as string,
      value: value as DataRow,
    })),
);

describe('the sandbox returns the documented errors', () => {
  it.each(malformed.map((one) => [one.operation.id, one.name, one] as const))('%s: %s', (_, __, one) => {
    const { operation, parameter, value } = one;
    const sent = (name: string, value: string) => (name === parameter ? '!' : encodeURIComponent(value));
    const at = (location: string) => operation.parameters.filter((each) => each.in === location);
    const path = at('path').reduce(
      (url, each) => url.replace(`{${each.name}}`, sent(each.name, each.example)),
      operation.path,
    );
    const query = at('query')
      .filter(({ name, required }) => required || name === parameter)
      .map(({ name, example: value }) => `${name}=${sent(name, value)}`);
    const { body } = sendRequest(`${path}?${query.join('&')}`, { method: operation.method, headers: HEADERS });
    expect(body).toEqual(value);
  });

  it('about every parameter with such an example', () => expect(malformed.length).toBeGreaterThan(5));

  it.each<[operationId: string, name: string, url: string]>([
    ['companyByCompanyId', 'leadingZeroLost', '/denmark/data/companies/9900012'],
    ['companyByCompanyId', 'checkDigit', '/denmark/data/companies/09900013'],
    ['companyByCompanyId', 'unknownSection', '/denmark/data/companies/09900012?include=owners'],
    ['companyUnit', 'cvrNumberSent', '/denmark/data/company-units/09900012'],
  ])('%s: %s', (operationId, name, url) => expect(sendRequest(url).body).toEqual(example(operationId, name)));

  it('about the value that was sent', () => {
    const { body } = sendRequest('/denmark/data/companies/990001');
    expect(body.detail).toBe('The CVR number is not eight digits.');
    expect(body.errors).toEqual([
      { parameter: 'companyId', detail: '"990001" has 6 digits. A CVR number has 8; keep leading zeros.' },
    ]);
  });

  it('and nothing wrong about a value the text does not fit', () => {
    const { body } = sendRequest('/denmark/data/companies/abc');
    expect(body).toMatchObject({ status: 400, errors: [{ parameter: 'companyId' }] });
    expect(body.errors[0].detail).not.toContain('digits.');
  });
});
