import { section } from '../contracts/world';
import { sendRequest } from '../sandbox/support';
import { type Row, recordOf } from './rows';

/** An address or company of the world, with its values in the feature store. */
export interface Entity {
  name: string;
  entity: 'address' | 'company';
  values: Row;
}

/** A company that the agreement of the sandbox excludes. */
const NOT_COVERED = '09900063';

function valuesOf(path: string): Row {
  const { status, body } = sendRequest(`/denmark/data/feature-store/${path}`);
  if (status !== 200) throw new Error(`${path} responded ${status}: ${JSON.stringify(body)}`);
  return recordOf(body.attributes);
}

const rows = (name: string): [string, Row][] =>
  Object.entries(section(name)).flatMap(([key, value]) => (typeof value === 'object' ? [[key, recordOf(value)]] : []));

/** Every address and company of the world. The examples show the house and the first company, then the flat. */
export const entities: readonly Entity[] = [
  ...rows('addresses')
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, { addressId }]) => ({ name, entity: 'address' as const, values: valuesOf(`addresses/${addressId}`) })),
  ...rows('companies')
    .filter(([, { companyId }]) => companyId !== NOT_COVERED)
    .map(([name, { companyId }]) => ({ name, entity: 'company' as const, values: valuesOf(`companies/${companyId}`) })),
];

function rankOf(name: string): number {
  const rank = ['house', 'flat'].indexOf(name);
  return rank < 0 ? 2 : rank;
}
