// What a house insurer asks about a house, from its written address: npx tsx house-quote.mts "ADDRESS"
import { call, given, Problem } from './client.mts';

const FACTS = [
  'building_usage_code', 'construction_year', 'building_residential_area', 'outer_wall_material_code',
  'roof_material_code', 'heating_installation_code', 'supplementary_heating_code', 'asbestos_material_code',
];
const CORRECT: Record<string, string> = {
  'unit-required': 'Several homes have this address: add floor and door.',
  'not-found': 'No such address: check street, number and postal code.',
  'address-discontinued': 'The address is no longer in use: ask for the present one.',
};

interface Warning {
  register: string;
}
interface House {
  match: { category: string };
  address: { addressId: string; text: string };
  attributes: Record<string, string | number | boolean | null>;
  warnings: Warning[];
}
interface Product {
  recommendation: { coverages: { code: string; recommended: boolean }[] } | null;
  warnings: Warning[];
}

async function main([text]: string[]): Promise<number> {
  const query = { address: text, attributes: [...FACTS, 'bfe_number'].join(',') };
  const house = await call<House>('GET', '/denmark/data/attributes', { query });
  const { address, attributes: facts } = house;
  if (house.match.category !== 'EXACT') {
    console.log(`Did you mean ${address.text}? Ask before you quote.`);
    return 3;
  }
  console.log(`${address.text}, BFE number ${facts.bfe_number}`);
  for (const key of FACTS) console.log(`  ${key}: ${facts[key] ?? 'not registered, ask the customer'}`);
  const product = await call<Product>('GET', '/denmark/advisor/recommendations/products/HOUSE', {
    query: { addressId: address.addressId },
  });
  const wanted = (product.recommendation?.coverages ?? []).filter((one) => one.recommended).map((one) => one.code);
  console.log(`  coverages: ${wanted.join(', ') || 'none recommended'}`);
  for (const { register } of [...house.warnings, ...product.warnings])
    console.log(`  incomplete: ${register} did not respond; do not quote yet`);
  return 0;
}

try {
  process.exitCode = await main(given('ADDRESS'));
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem;
  console.log(CORRECT[problem.type] ?? problem.message);
  process.exitCode = 2;
}
