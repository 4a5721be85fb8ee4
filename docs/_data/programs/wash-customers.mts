// What the registers say of your customers today: npx tsx wash-customers.mts customers.csv washed.csv
import { readFileSync, writeFileSync } from 'node:fs';
import { ClientError, type Data, DanishData } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const [PERSONS, COMPANIES] = [100, 1000]; // the most one request takes
const PURPOSE = 'customer-file-update';

interface Customer {
  reference: string;
  cvr: string;
  name: string;
  address: string;
}
/** Result, name and address. */
type Row = [string, string, string];

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) return stop(`${file} is not UTF-8: in Excel, save it as "CSV UTF-8".`);
    return stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

/** The rows that are not empty. A quoted cell can hold semicolons, quotes and line ends, which become blanks. */
function rowsIn(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|([^;\r\n]*))(;|\r\n?|\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end !== ';') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

const cell = (text: string): string => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows of a file with these columns, each with a reference of its own in the first one. */
function rowsOf(file: string, columns: string): string[][] {
  const [header, ...rows] = rowsIn(textOf(file));
  if (header?.join(';') !== columns || rows.some((row) => row.length !== header.length || !row[0]))
    stop(`${file} must have the columns ${columns} in every line.`);
  const seen = new Set<string>();
  const twice = rows.map(([reference = '']) => reference).filter((one) => seen.size === seen.add(one).size);
  if (twice.length > 0) stop(`${file} has ${twice.join(', ')} more than once: give each line a reference of its own.`);
  return rows;
}

const parts = <T,>(rows: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));

function ofPerson({ status, person }: Data['PersonSearchItem']): Row {
  if (!person) return [status === 'AMBIGUOUS' ? 'several fit' : 'no match', '', ''];
  const isProtected = (type: string) => person.protections.some((one) => one.type === type);
  const [name, address] = [person.name?.full ?? '', person.address?.text ?? ''];
  if (isProtected('NAME_AND_ADDRESS')) return ['protected', '', ''];
  if (isProtected('MARKETING')) return ['no marketing', name, address];
  return [person.status.toLowerCase(), name, address];
}

function ofCompany({ status, attributes: facts }: Data['BulkItem']): Row {
  if (!facts) return [status.toLowerCase().replaceAll('_', ' '), '', ''];
  const mark = facts.advertising_protected ? ', no advertising' : '';
  const { company_status: result, company_name: name, company_address_text: address } = facts;
  return [`${result}`.toLowerCase() + mark, `${name}`, `${address ?? ''}`];
}

/** Result of each reference. */
async function wash(rows: Customer[]): Promise<Map<string, Row>> {
  const { data } = new DanishData();
  const found = new Map<string, Row>();
  for (const part of parts(rows.filter(({ cvr }) => !cvr), PERSONS)) {
    const criteria = part.map(({ reference, name, address }) => ({
      fullName: name,
      address,
      customerReference: reference,
    }));
    const { items } = await data.persons({ 'X-Purpose': PURPOSE, body: { criteria } });
    for (const [index, item] of items.entries()) found.set(part[index]?.reference ?? '', ofPerson(item));
  }
  for (const part of parts(rows.filter(({ cvr }) => cvr), COMPANIES)) {
    const attributes = ['company_name', 'company_status', 'company_address_text', 'advertising_protected'];
    const ids = part.map(({ cvr }) => cvr);
    const { items } = await data.bulkFeatureStoreAttributes({ body: { entityType: 'company', ids, attributes } });
    for (const [index, item] of items.entries()) found.set(part[index]?.reference ?? '', ofCompany(item));
  }
  return found;
}

const COLUMNS = 'reference;cvr;name;address';
const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) stop('Usage: npx tsx wash-customers.mts FILE FILE');
const customers = rowsOf(source, COLUMNS).map(
  ([reference = '', cvr = '', name = '', address = '']): Customer => ({ reference, cvr, name, address }),
);
try {
  const results = await wash(customers);
  const lines = customers.map(({ reference }) => [reference, ...(results.get(reference) ?? [])].map(cell).join(';'));
  const text = ['reference;result;name;address', ...lines].join('\n');
  writeFileSync(target, `${text}\n`);
  console.log(text);
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  stop(`Nothing is written: ${error.message}`);
}
