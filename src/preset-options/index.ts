import { feedbackOrigins } from 'docusaurus-preset-portal/feedback';
import type { Options } from 'docusaurus-preset-portal/options';
import { readOwnData } from '../sandbox-world/readData';
import { elements } from './elements';
import { extras } from './extras';
import { searchSources } from './searchSources';

/** Options of the portal preset: what this site has besides the reference of its APIs. */
export default {
  elements,
  imports: ['#site', '@site/src/guides/identifiers/diagrams/'],
  sandboxData: readOwnData,
  connect: feedbackOrigins(),
  searched: searchSources,
  verdict: '@site/src/guides/identifiers/box/client/verdict',
  extras,
} satisfies Options;
