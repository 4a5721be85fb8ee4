// What the registers say of your customers today: npx tsx wash-customers.mts customers.csv washed.csv
import { writeFileSync } from 'node:fs';
import { call, given, linesOf, Problem } from './client.mts';

const [PERSONS, COMPANIES] = [100, 1000]; // the most one request takes
const PURPOSE = 'customer-file-update';

interface Customer {
  reference: string;
  cvr: string;
  name: string;
  address: string;
}
interface PersonItem {
  customerReference: string;
  status: 'MATCH' | 'NO_MATCH' | 'AMBIGUOUS';
  person: {
    status: string;
    name: { full: string } | null;
    address: { text: string } | null;
    protections: { type: string }[];
  } | null;
}
interface CompanyItem {
  status: string;
  attributes: {
    company_name: string;
    company_status: string;
    company_address_text: string | null;
    advertising_protected: boolean;
  } | null;
}
/** Result, name and address. */
type Row = [string, string, string];

const parts = <T,>(rows: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));

function ofPerson({ status, person }: PersonItem): Row {
  if (!person) return [status === 'AMBIGUOUS' ? 'several fit' : 'no match', '', ''];
  const isProtected = (type: string) => person.protections.some((one) => one.type === type);
  const [name, address] = [person.name?.full ?? '', person.address?.text ?? ''];
  if (isProtected('NAME_AND_ADDRESS')) return ['protected', '', ''];
  if (isProtected('MARKETING')) return ['no marketing', name, address];
  return [person.status.toLowerCase(), name, address];
}

function ofCompany({ status, attributes: facts }: CompanyItem): Row {
  if (!facts) return [status.toLowerCase().replaceAll('_', ' '), '', ''];
  const mark = facts.advertising_protected ? ', no advertising' : '';
  return [facts.company_status.toLowerCase() + mark, facts.company_name, facts.company_address_text ?? ''];
}

/** Result of each reference. */
async function wash(rows: Customer[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const part of parts(rows.filter(({ cvr }) => !cvr), PERSONS)) {
    const criteria = part.map(({ reference, name, address }) => ({
      fullName: name,
      address,
      customerReference: reference,
    }));
    const answer = await call<{ items: PersonItem[] }>('POST', '/denmark/data/persons/search', {
      body: { criteria },
      purpose: PURPOSE,
    });
    for (const item of answer.items) found.set(item.customerReference, ofPerson(item));
  }
  for (const part of parts(rows.filter(({ cvr }) => cvr), COMPANIES)) {
    const attributes = ['company_name', 'company_status', 'company_address_text', 'advertising_protected'];
    const answer = await call<{ items: CompanyItem[] }>('POST', '/denmark/data/feature-store/attributes/bulk', {
      body: { entityType: 'company', ids: part.map(({ cvr }) => cvr), attributes },
    });
    for (const [index, item] of answer.items.entries()) found.set(part[index]?.reference ?? '', ofCompany(item));
  }
  return found;
}

const COLUMNS = 'reference;cvr;name;address';
const [source = '', target = ''] = given('FILE FILE');
const [header, ...rows] = linesOf(source);
if (header !== COLUMNS || rows.some((row) => row.split(';').length !== 4)) {
  console.error(`${source} must have the columns ${COLUMNS} in every line.`);
  process.exit(1);
}
const customers = rows.map((row): Customer => {
  const [reference = '', cvr = '', name = '', address = ''] = row.split(';');
  return { reference, cvr, name, address };
});
try {
  const results = await wash(customers);
  const lines = customers.map(({ reference }) => [reference, ...(results.get(reference) ?? [])].join(';'));
  const text = ['reference;result;name;address', ...lines].join('\n');
  writeFileSync(target, `${text}\n`);
  console.log(text);
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem;
  console.error(`Nothing is written: ${problem.message}`);
  process.exitCode = 1;
}
