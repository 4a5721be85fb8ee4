import { type DataRow, refuseNotFound } from 'openapi-toolkit/sandbox';

import type { World } from '../world';
import type { WorldHandler } from './handler';

const UNKNOWN = 'No person with this personId is known to your organisation.';

/** @throws Refusal 404 if no person has the ID. */
export function personOf(world: World, personId: string): DataRow {
  const person = world.persons.get(personId.toLowerCase());
  if (!person) throw refuseNotFound(UNKNOWN);
  return person;
}

export const person: WorldHandler = ({ values, world }) => ({
  ...personOf(world, values.personId),
  purpose: values['X-Purpose'],
});

export const persons: WorldHandler = ({ values, body, world }) => ({
  items: (body.criteria as DataRow[]).map((criterion) => {
    const found = find(world, criterion);
    const hit = found.length === 1 ? found[0] : undefined;
    return {
      customerReference: criterion.customerReference ?? null,
      status: hit ? 'MATCH' : found.length > 1 ? 'AMBIGUOUS' : 'NO_MATCH',
      personId: hit?.personId ?? null,
      person: hit ? { ...hit, purpose: values['X-Purpose'] } : null,
    };
  }),
});

/** Two persons of this name live at the flat. The API never identifies them, so they need no records. */
const NAMESAKES = 'ens navnesen';

function find(world: World, { cprNumber, fullName, addressId, address }: DataRow): DataRow[] {
  if (cprNumber !== undefined) return byNumber(world, cprNumber);
  const name = fullName.toLowerCase();
  const wantedId = addressId ?? byText(world, address);
  if (name === NAMESAKES && wantedId) return [{}, {}];
  return [...world.persons.values()].filter(
    (person) =>
      person.name?.full.toLowerCase() === name && wantedId && person.address?.addressId === wantedId.toLowerCase(),
  );
}

/**
 * Finds persons by number. The world has no personal identification numbers; the substitutes are impossible numbers:
 * six zeros, then the last four digits of the person ID.
 */
function byNumber(world: World, cprNumber: string): DataRow[] {
  const [, end] = /^000000-?([0-9]{4})$/.exec(cprNumber) ?? [];
  if (end === undefined) return [];
  return [...world.persons.values()].filter(({ personId }) => personId.endsWith(end));
}

const byText = (world: World, text: string): string | undefined => {
  const best = world.addresses.byText(text)[0];
  return best && best.confidence >= 0.8 ? best.found.address.addressId : undefined;
};
