import sortBy from 'lodash/sortBy';
import { type DataRow, refuseNotFound } from 'openapi-toolkit/sandbox';
import type { World } from '../world';
import type { WorldHandler } from './handler';
import { page } from './page';

const SECTIONS = [
  'parcels',
  'buildings',
  'units',
  'technicalInstallations',
  'buildingCases',
  'valuations',
  'ownership',
  'sales',
  'energyLabels',
];

/** @throws Refusal 404 if no property has the number. */
export function knownProperty(world: World, bfeNumber: number): DataRow {
  const property = world.properties.get(bfeNumber);
  if (!property) throw refuseNotFound('No property has this BFE number.');
  return property;
}

export const propertyByBfe: WorldHandler = ({ values, world }) => {
  const { bfeNumber, include = [] } = values;
  const property = knownProperty(world, bfeNumber);
  // A section whose register did not respond is null and has a warning; an empty section is a list.
  const unavailable: string[] = property.warnings.flatMap(({ message }: DataRow) =>
    SECTIONS.filter((section) => message.includes(section)),
  );
  const sections = SECTIONS.map((section) => {
    if (!include.includes(section) && !(section === 'parcels' && include.includes('parcelGeometry')))
      return [section, null];
    if (section === 'parcels') return [section, parcelsOf(property, include)];
    return [section, property[section] ?? (unavailable.includes(section) ? null : [])];
  });
  const warnings = property.warnings.filter(({ message }: DataRow) =>
    include.some((name: string) => message.includes(name)),
  );
  return { ...property, ...Object.fromEntries(sections), warnings };
};

/** Returns the parcels. Geometry is a separate section, embedded in the parcels. */
function parcelsOf({ parcels }: DataRow, include: string[]): DataRow[] {
  if (include.includes('parcelGeometry')) return parcels ?? [];
  return ((parcels ?? []) as DataRow[]).map((parcel) =>
    'geometry' in parcel ? { ...parcel, geometry: null } : parcel,
  );
}

export const publicProperties: WorldHandler = ({ values, world }) => {
  const { addressId, cadastralDistrictCode, cadastralNumber, municipalityCode, ownerCategory } = values;
  const conditions = [
    (item: DataRow) => addressId === undefined || addressIdsOf(world, item).includes(addressId.toLowerCase()),
    (item: DataRow) =>
      cadastralNumber === undefined ||
      item.parcels.some(
        (parcel: DataRow) =>
          parcel.cadastralDistrictCode === cadastralDistrictCode && parcel.cadastralNumber === cadastralNumber,
      ),
    (item: DataRow) => municipalityCode === undefined || item.location.municipalityCode === municipalityCode,
    (item: DataRow) => ownerCategory === undefined || item.ownerCategory === ownerCategory,
  ];
  const found = world.publicProperties.filter((publicProperty) => conditions.every((holds) => holds(publicProperty)));
  return { ...page(sortBy(found, 'bfeNumber'), values), warnings: [] };
};

const addressIdsOf = (world: World, { bfeNumber, location }: DataRow): string[] =>
  [location.address, ...(world.properties.get(bfeNumber)?.addresses ?? [])].flatMap((address: DataRow | null) =>
    address ? [address.addressId, address.accessAddressId] : [],
  );

export const publicPropertyDebtFromBfe: WorldHandler = ({ values, world }) => {
  const { bfeNumber } = values;
  knownProperty(world, bfeNumber);
  return (
    world.debts.get(bfeNumber) ?? { ...world.example('publicPropertyDebtFromBfe', 'nothingRegistered'), bfeNumber }
  );
};
