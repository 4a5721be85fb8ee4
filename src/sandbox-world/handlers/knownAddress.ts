import { Refusal, refuseNotFound } from 'openapi-toolkit/sandbox';
import type { World } from '../world';
import type { FoundAddress } from '../world/addresses';
import { discontinued } from '../world/addresses';

/**
 * Returns the address with a DAR ID.
 *
 * @throws Refusal 404 if no address has it.
 */
export function knownAddress(world: World, addressId: string): FoundAddress {
  const found = world.addresses.byId(addressId);
  if (!found) throw refuseNotFound(`No address or access address has the ID ${addressId}.`);
  return found;
}

/** @throws Refusal 410 if the address is no longer in use. */
export function requireCurrent(found: FoundAddress): void {
  if (discontinued(found)) {
    throw new Refusal(410, 'address-discontinued', `${found.address.text} is discontinued (status 4).`);
  }
}

/** @throws Refusal 422 if the address is an entrance with several units. */
export function requireUnit(found: FoundAddress): void {
  if (found.severalUnits) {
    throw new Refusal(422, 'unit-required', `"${found.address.text}" has several units. Add floor and door.`);
  }
}
