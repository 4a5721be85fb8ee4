import { addressesIn } from '../bundle/unsafeAddresses';
import type { Document } from '../document';
import type { Finding } from '.';

/** True for an address without a host. */
const isRelative = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address.trim());

/** Finds relative links and pictures in texts: the portal does not have the files beside the contract. */
export function linkFindings(document: Document): Finding[] {
  return [...addressesIn(document)]
    .filter(([address]) => isRelative(address))
    .flatMap(([address, pointers]) =>
      pointers.map((pointer) => ({
        what: `The link "${address}" leads to no page of the portal.`,
        pointer,
        fix: 'Write the address with its host, or remove the link.',
      })),
    );
}
