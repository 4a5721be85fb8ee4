// What a house insurer asks about a house, from its written address: npx tsx house-quote.mts "ADDRESS"
import { ClientError, DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const FACTS = [
  'building_usage_code', 'construction_year', 'building_residential_area', 'outer_wall_material_code',
  'roof_material_code', 'heating_installation_code', 'supplementary_heating_code', 'asbestos_material_code',
];
const CORRECT: Record<string, string> = {
  'unit-required': 'Several homes have this address: add floor and door.',
  'not-found': 'No such address: check street, number and postal code.',
  'address-discontinued': 'The address is no longer in use: ask for the present one.',
};

async function main(text: string): Promise<number> {
  const { data, advisor } = new DanishData();
  const house = await data.attributesByAddress({ address: text, attributes: [...FACTS, 'bfe_number'] });
  const { address, attributes: facts } = house;
  if (house.match.category !== 'EXACT') {
    console.log(`Did you mean ${address.text}? Ask before you quote.`);
    return 3;
  }
  console.log(`${address.text}, BFE number ${facts.bfe_number}`);
  for (const key of FACTS) console.log(`  ${key}: ${facts[key] ?? 'not registered, ask the customer'}`);
  const product = await advisor.recommendationsForAProductByAddress({
    productCode: 'HOUSE',
    addressId: address.addressId ?? address.accessAddressId,
  });
  const wanted = (product.recommendation?.coverages ?? []).filter((one) => one.recommended).map((one) => one.code);
  console.log(`  coverages: ${wanted.join(', ') || 'none recommended'}`);
  for (const { register } of [...house.warnings, ...product.warnings])
    console.log(`  incomplete: ${register} did not respond; do not quote yet`);
  return 0;
}

const [text] = process.argv.slice(2);
if (text === undefined) {
  console.error('Usage: npx tsx house-quote.mts ADDRESS');
  process.exit(1);
}
try {
  process.exitCode = await main(text);
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  console.log((error instanceof Problem && CORRECT[error.type]) || error.message);
  process.exitCode = 2;
}
