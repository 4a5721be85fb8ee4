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
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

const linesIn = (text: string): string[] => text.split(/\r?\n/).filter(Boolean);
const cell = (text: string): string => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const uncell = (text: string): string => text.replace(/^"|"$/g, '').replaceAll('""', '"');

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
const [header, ...wanted] = linesIn(textOf(source));
if (header !== GIVEN || wanted.some((line) => line.split(';').length !== 2))
  stop(`${source} must have the columns ${GIVEN} in every line.`);
const before = existsSync(target) ? textOf(target) : '';
const whole = before.slice(0, before.lastIndexOf('\n') + 1) || `${WRITTEN}\n`; // without a line that a crash cut off
writeFileSync(target, whole);
const done = new Set(linesIn(whole).map((line) => line.split(';')[0]));
const { data } = new DanishData();
for (const line of wanted) {
  const [reference = '', address = ''] = line.split(';');
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
const rows = linesIn(textOf(target)).slice(1);
const faults = rows.filter((line) => !line.endsWith(';'));
console.log(`${rows.length} addresses: ${rows.length - faults.length} exact`);
for (const line of faults) {
  const [reference, , , , ...fault] = line.split(';');
  console.log(`  ${reference}: ${uncell(fault.join(';'))}`);
}
