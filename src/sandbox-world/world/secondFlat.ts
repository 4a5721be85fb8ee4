import type { DataRow } from 'openapi-toolkit/sandbox';
import { entranceText } from './addresses';

/** Adds a second flat and its parent property, as copies of the first with other facts. In a list this parent comes first. */
export function withSecondFlat(rows: readonly DataRow[], { addresses, properties }: DataRow): DataRow[] {
  const { flat, parent, secondFlat, secondParent } = properties;
  const pairs: [DataRow, DataRow][] = [
    [addresses.flat, addresses.secondFlat],
    [addresses.flat.position, addresses.secondFlat.position],
    [{ text: entranceText(addresses.flat) }, { text: entranceText(addresses.secondFlat) }],
    [flat, secondFlat],
    [flat.unit, secondFlat.unit],
    [parent, secondParent],
    [parent.building, secondParent.building],
    [parent.parcel, secondParent.parcel],
  ];
  const facts = new Map(
    pairs.flatMap(([from, to]) => Object.keys(from).map((name) => [`${name} ${from[name]}`, to[name]])),
  );
  const copy = (row: DataRow) =>
    JSON.parse(JSON.stringify(row), (name, value) =>
      typeof value === 'object' ? value : (facts.get(`${name} ${value}`) ?? value),
    );
  return [...rows, ...rows.filter((row) => [flat.bfeNumber, parent.bfeNumber].includes(row.bfeNumber)).map(copy)];
}
