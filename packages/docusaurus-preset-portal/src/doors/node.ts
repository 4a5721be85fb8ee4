import path from 'node:path';

// What a site, its plugins and command lines read and make. Needs Node.js.

// The portal of a content; the environment; messages of a build; files: data, a lock, the list of a build, tokens.

export { type Portal, portalOf } from '../content/portal';
export {
  byLocation,
  danglingReference,
  danglingReferences,
  type Faults,
  lineInDataFile,
  noteDanglingAt,
  orDangling,
  suggestionFor,
} from '../lib/danglingReferences';
export { readVariable, takeApiKey } from '../lib/environment';
export { takeLock } from '../lib/lock';
export { buildLog, type Log } from '../lib/log';
export { MANIFEST, readManifest } from '../lib/manifest';
export { paths } from '../lib/paths';
export { parseJson, readJson } from '../lib/readJson';
export { DEFAULT_TOKENS, OWN_TOKENS } from '../plugins/chrome/tokensFile';

// Names and addresses of the owner, in texts and contracts.

export { applyBranding, ownerOf, withOwner } from '../reference/applyBranding';

// Pages of the reference, as plain data.

export {
  isOperation,
  missingOperation,
  operationName,
  readOperationPage,
  readPages,
} from '../reference/readPages';

// What belongs to the reference: contracts as they were read, calls that can follow another, published contracts, the rules for their changes.

export { type NextCallsData, readNextCalls } from '../reference/generate/nextCalls';
export { readGenerated } from '../reference/generate/readApi';
export { contractGate } from '../reference/history/contractGate';
export { digestOf, readPublishedContracts } from '../reference/publishedContracts';

// Guides: front matter, text without code, elements that need nothing but contracts and the data of some; code as HTML.

export { changelogData } from '../guides/changes/build/data';
export { changeElements, contractElements } from '../guides/contractElements';
export { checkFrontMatter, parseFrontMatter } from '../lib/frontMatter';
export { isMdx, withoutCode } from '../lib/markdownFormat';
export { highlight } from '../reference/highlight';
export { faultsOfGuides } from '../staticPages';
export { readWorkflows, workflowData } from '../workflows';

// Records of the search, for sources of a site.

export type { IndexedContent } from '../search/build/buildIndex';
export type { Topic } from '../search/build/records/guides';
export { objectIn } from '../search/build/records/messages';
export type { SynonymLookup } from '../search/build/synonyms';
export { excerpt } from '../search/build/text';
export type { SourceRecord } from '../search/engine/records';

// The command line that makes the reference; what `portal-cli` packs with a finished build.

export { generateCommand } from '../generate';
export { counted } from '../lib/counted';
export { licensesOf } from '../lib/licenses';
export { KNOWLEDGE } from '../llms/knowledge';

/** Module of the browser by which pages that a sandbox serves send their requests. */
export const SEND_SCRIPT = path.join(__dirname, '../reference/send/client/index');
