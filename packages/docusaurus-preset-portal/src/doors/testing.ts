// For tests of sites and packages that use this one: parts that they compare with what was built. No component is here.

// Built pages: as HTML, their Markdown copies, files for hosts, the list of files.

export { markdownPath, SERVED, withBasePath } from '../lib/basePath';
export { attribute, type Element, type HtmlPage, htmlAsText, parseHtml, textOf } from '../lib/html';
export { writeManifest } from '../lib/manifest';
export { operationMarkdown } from '../llms/operations/operation';
export { overviewMarkdown } from '../llms/operations/overview';
export { linkResolver } from '../llms/pages/addresses';
export { classesOf, has, isHastElement, treeText } from '../plugins/finished-pages/prepareTree';
export { canonicalPaths } from '../plugins/security/hosting/redirects';

// Steps of the generator: a portal is made of options, an API is read, its pages, samples and downloads are made.

export { samplesWith } from '../guides/snippets/build/data';
export { generateAll } from '../plugins/generation/generateAll';
export { makePortal } from '../portal';
export { formOf } from '../reference/builder/build/form';
export { faultOf } from '../reference/builder/form/fault';
export { convertedFiles } from '../reference/generate/downloads';
export { nextCalls, startsOf } from '../reference/generate/nextCalls';
export { outline } from '../reference/generate/openapiMdx';
export { type ReadApi, readApi } from '../reference/generate/readApi';
export { contractSamples, examplePairs, pageSamples, sampleOptions, writeSamples } from '../reference/generate/samples';
export { siteWorkflows } from '../workflows';

// Guides: elements in MDX.

export { remarkStaticElements } from '../plugins/static-content/build/remarkStaticElements';

// The search, and what it shows; keys in the storage of the browser.

export { ENVIRONMENT, PASSED_VALUES, RECENT_PICKS } from '../lib/storage';
export { MAX_PAGES, resultGroups } from '../search/client/resultGroups';
export type {
  SearchEngine,
  SearchIndex,
  SearchRecord,
} from '../search/engine';
export { createWords } from '../search/engine/words';
