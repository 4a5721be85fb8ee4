import { addressesIn } from '../bundle/unsafeAddresses';
import type { Document } from '../document';
import type { ContractFinding } from './finding';

/** True for an address without a host. */
const isRelative = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address.trim());

/** Beginnings of fragments that pages have. */
const OWN =
  /^#(?:operations|authentication|parameters|body|errors|(?:response|group|type)-.*|(?:path|query|header|cookie)\..*)$/;

/**
 * Finds relative links and pictures in texts, because the portal does not have the files beside the contract, and links to
 * parts of the page that it does not have.
 *
 * @param isKnown True for a fragment that pages convert.
 */
export function linkFindings(document: Document, isKnown: (fragment: string) => boolean): ContractFinding[] {
  return [...addressesIn(document)]
    .filter(([address]) => isRelative(address) || (/^#./.test(address) && !OWN.test(address) && !isKnown(address)))
    .flatMap(([address, pointers]) =>
      pointers.map((pointer) => ({
        what: `The link "${address}" leads to no page of the portal.`,
        pointer,
        fix: address.startsWith('#')
          ? 'Link to an operation: `#operation/operationId`. Headings of texts have no anchors.'
          : 'Write the address with its host, or remove the link.',
      })),
    );
}
