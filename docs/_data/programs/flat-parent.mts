// A flat, and the property it is a part of, from its written address: npx tsx flat-parent.mts "ADDRESS"
import { ClientError, DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const CORRECT: Record<string, string> = {
  'unit-required': 'Several flats have this address: add floor and door.',
  'not-found': 'No such address: check street, number, floor and door.',
};

async function main(text: string): Promise<number> {
  const { data } = new DanishData();
  const found = await data.attributesByAddress({ address: text, attributes: ['bfe_number'] });
  if (found.match.category !== 'EXACT') {
    console.log(`Did you mean ${found.address.text}?`);
    return 3;
  }
  // One address can lie on a flat and on its parent property: this is the number of the flat.
  const bfeNumber = Number(found.attributes.bfe_number);
  if (!bfeNumber) {
    const missing = found.warnings.map(({ register }) => register).join(', ');
    console.log(missing ? `${missing} did not respond: try again.` : 'Nothing is registered with this address.');
    return 3;
  }
  const flat = await data.propertyByBfe({ bfeNumber, include: ['units'] });
  console.log(`${flat.location?.address?.text}: BFE number ${flat.bfeNumber}, ${flat.propertyType}`);
  if (flat.flat) {
    const { number, registeredArea, shareNumerator, shareDenominator } = flat.flat;
    console.log(`  flat ${number}: registered ${registeredArea} m2, share ${shareNumerator}/${shareDenominator}`);
  }
  for (const { totalArea, rooms } of flat.units ?? []) console.log(`  unit: ${totalArea} m2 in BBR, ${rooms} rooms`);
  if (!flat.parentBfeNumber) {
    console.log('  no parent property');
    return 0;
  }
  const parent = await data.propertyByBfe({ bfeNumber: flat.parentBfeNumber, include: ['parcels', 'buildings'] });
  console.log(`parent: BFE number ${parent.bfeNumber}, addresses: ${parent.addresses.length}`);
  for (const { buildingNumber, constructionYear, floors, totalArea } of parent.buildings ?? [])
    console.log(`  building ${buildingNumber}: ${constructionYear}, ${floors} floors, ${totalArea} m2`);
  for (const { cadastralNumber, registeredArea } of parent.parcels ?? [])
    console.log(`  parcel ${cadastralNumber}: ${registeredArea} m2`);
  for (const { register } of [...flat.warnings, ...parent.warnings])
    console.log(`  incomplete: ${register} did not respond`);
  return 0;
}

const [text] = process.argv.slice(2);
if (text === undefined) {
  console.error('Usage: npx tsx flat-parent.mts ADDRESS');
  process.exit(1);
}
try {
  process.exitCode = await main(text);
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  console.log((error instanceof Problem && CORRECT[error.type]) || error.message);
  process.exitCode = 2;
}
