// What a site reads and makes at build and in command lines. Needs Node.js.

// The portal of a content; the environment; messages of a build; data files.

export { type Portal, portalOf } from '../content/portal';
export {
  danglingReference,
  danglingReferences,
  lineInDataFile,
  noteDanglingAt,
  orDangling,
} from '../lib/danglingReferences';
export { readVariable, takeApiKey } from '../lib/environment';
export { buildLog, type Log } from '../lib/log';
export { paths } from '../lib/paths';
export { readJson } from '../lib/readJson';

// Names and addresses of the owner, in texts and contracts.

export { applyBranding, ownerOf, withOwner } from '../reference/applyBranding';

// Pages of the reference, as plain data.

export {
  anchorsOf,
  isOperation,
  missingOperation,
  operationName,
  readOperationPage,
  readPages,
} from '../reference/readPages';

// What belongs to the reference: clients, calls that can follow another, published contracts, the rules for their changes.

export { clientFiles, packagesFile, publishedPackages } from '../reference/clientPackages';
export { type NextCallsData, readNextCalls } from '../reference/generate/nextCalls';
export { packClientsOf } from '../reference/generate/packClients';
export { contractGate } from '../reference/history/contractGate';
export { digestOf, readPublishedContracts } from '../reference/publishedContracts';

// Elements of guides that need nothing but contracts, and the data of some; code as HTML.

export { changelogData } from '../guides/changes/build/data';
export { changeElements, contractElements } from '../guides/contractElements';
export { highlight } from '../reference/highlight';
export { workflowData } from '../workflows';

// Records of the search, for sources of a site.

export type { IndexedContent } from '../search/build/buildIndex';
export { objectIn } from '../search/build/records/messages';
export type { Topic } from '../search/build/records/topics';
export type { SourceRecord } from '../search/build/SourceRecord';
export type { SynonymLookup } from '../search/build/synonyms';
export { excerpt } from '../search/build/text';

// The command line that makes the reference.

export { generateCommand } from '../generate';
