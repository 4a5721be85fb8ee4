// Address and BFE number of a list of written addresses: npx tsx portfolio.mts portfolio.csv matched.csv
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ClientError, DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const GIVEN = 'reference;address';
const WRITTEN = 'reference;confidence;bfe;address;fault';

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

/** Confidence, BFE number, address and fault of a written address; nothing when a register did not respond. */
async function match(data: DanishData['data'], address: string): Promise<string[] | undefined> {
  try {
    const found = await data.attributesByAddress({ address, attributes: ['bfe_number'] });
    if (found.warnings.length > 0) return undefined;
    const fault = found.match.category === 'EXACT' ? '' : 'check the address';
    return [found.match.confidence.toFixed(2), `${found.attributes.bfe_number ?? ''}`, found.address.text, fault];
  } catch (error) {
    if (!(error instanceof Problem) || ![400, 404, 422].includes(error.status)) throw error;
    return ['', '', '', `${error.type}: ${error.detail}`];
  }
}

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) stop('Usage: npx tsx portfolio.mts FILE FILE');
const wanted = rowsOf(source, GIVEN);
const before = existsSync(target) ? textOf(target) : '';
const whole = before.slice(0, before.lastIndexOf('\n') + 1) || `${WRITTEN}\n`; // without a line that a crash cut off
writeFileSync(target, whole);
const done = new Set(rowsIn(whole).map(([reference]) => reference));
const { data } = new DanishData();
for (const [reference = '', address = ''] of wanted) {
  if (done.has(reference)) continue;
  try {
    const cells = await match(data, address);
    if (!cells) stop(`Stopped at ${reference}: a register did not respond. Run again to go on.`);
    appendFileSync(target, `${[reference, ...cells].map(cell).join(';')}\n`);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    stop(`Stopped at ${reference}: ${error.message}. Run again to go on.`);
  }
}
const rows = rowsIn(textOf(target)).slice(1);
const faults = rows.filter(([, , , , fault]) => fault);
console.log(`${rows.length} addresses: ${rows.length - faults.length} exact`);
for (const [reference, , , , fault] of faults) console.log(`  ${reference}: ${fault}`);
