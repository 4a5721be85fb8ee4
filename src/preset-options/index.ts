import type { Options } from 'docusaurus-preset-portal';
import { contractTypes, sandboxFile } from 'portal-cli';
import { clientExtra } from '#site/clientPackages';
import { clients } from '#site/portal';
import { findFaults } from '../checks';
import { feedbackPolicy } from '../plugins/portal/feedback';
import { readOwnData } from '../sandbox-world/readData';
import { elements } from './elements';
import { searchSources } from './searchSources';

/** Options of the portal preset: what this site has besides the reference of its APIs. */
export default {
  content: './src/site',
  data: ['./src/vocabulary'],
  font: './src/css/geist.woff2',
  elements,
  imports: ['#site', '@site/src/guides/identifiers/diagrams/'],
  sandbox: sandboxFile({ module: './src/sandbox-world', readData: readOwnData }),
  ...feedbackPolicy(),
  searched: searchSources,
  verdict: '@site/src/guides/identifiers/box/client/verdict',
  types: contractTypes,
  clients,
  extras: [clientExtra],
  findFaults,
} satisfies Options;
