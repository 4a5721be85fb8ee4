// A flat, and the property it is a part of, from its written address: npx tsx flat-parent.mts "ADDRESS"
import { call, given, Problem } from './client.mts';

const CORRECT: Record<string, string> = {
  'unit-required': 'Several flats have this address: add floor and door.',
  'not-found': 'No such address: check street, number, floor and door.',
};

interface Found {
  match: { category: string };
  address: { addressId: string; text: string };
}
interface Property {
  bfeNumber: number;
  propertyType: string;
  parentBfeNumber: number | null;
  location: { address: { text: string } };
  addresses: unknown[];
  flat: { number: string; registeredArea: number; shareNumerator: number; shareDenominator: number } | null;
  units: { totalArea: number; rooms: number }[] | null;
  buildings: { buildingNumber: number; constructionYear: number; floors: number; totalArea: number }[] | null;
  parcels: { cadastralNumber: string; registeredArea: number }[] | null;
  warnings: { register: string }[];
}

const property = (bfeNumber: number, include: string): Promise<Property> =>
  call('GET', `/denmark/data/properties/${bfeNumber}`, { query: { include } });

async function main([text]: string[]): Promise<number> {
  const query = { address: text, attributes: 'unit_total_area' };
  const { match, address } = await call<Found>('GET', '/denmark/data/attributes', { query });
  if (match.category !== 'EXACT') {
    console.log(`Did you mean ${address.text}?`);
    return 3;
  }
  const { items } = await call<{ items: Property[] }>('GET', '/denmark/data/properties/public', {
    query: { addressId: address.addressId },
  });
  // One address can lie on a flat and on its parent property: the flat is the more exact one.
  const [found] = [...items.filter((one) => one.propertyType === 'OWNER_OCCUPIED_FLAT'), ...items];
  if (!found) {
    console.log('Nothing is registered with this address.');
    return 3;
  }
  const flat = await property(found.bfeNumber, 'units');
  console.log(`${flat.location.address.text}: BFE number ${flat.bfeNumber}, ${flat.propertyType}`);
  if (flat.flat) {
    const { number, registeredArea, shareNumerator, shareDenominator } = flat.flat;
    console.log(`  flat ${number}: registered ${registeredArea} m2, share ${shareNumerator}/${shareDenominator}`);
  }
  for (const { totalArea, rooms } of flat.units ?? []) console.log(`  unit: ${totalArea} m2 in BBR, ${rooms} rooms`);
  if (!flat.parentBfeNumber) {
    console.log('  no parent property');
    return 0;
  }
  const parent = await property(flat.parentBfeNumber, 'parcels,buildings');
  console.log(`parent: BFE number ${parent.bfeNumber}, addresses: ${parent.addresses.length}`);
  for (const { buildingNumber, constructionYear, floors, totalArea } of parent.buildings ?? [])
    console.log(`  building ${buildingNumber}: ${constructionYear}, ${floors} floors, ${totalArea} m2`);
  for (const { cadastralNumber, registeredArea } of parent.parcels ?? [])
    console.log(`  parcel ${cadastralNumber}: ${registeredArea} m2`);
  for (const { register } of [...flat.warnings, ...parent.warnings])
    console.log(`  incomplete: ${register} did not respond`);
  return 0;
}

try {
  process.exitCode = await main(given('ADDRESS'));
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem;
  console.log(CORRECT[problem.type] ?? problem.message);
  process.exitCode = 2;
}
