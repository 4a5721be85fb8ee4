import { addressesIn } from '../bundle/unsafeAddresses';
import type { Document } from '../document';
import type { ContractFinding } from './finding';

const isRelative = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address.trim());

const OWN =
  /^#(?:operations|authentication|parameters|body|errors|(?:response|group|type)-.*|(?:path|query|header|cookie)\..*)$/;

/** Finds links in texts to files beside the contract, which a portal lacks, and to fragments that no page has. */
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
