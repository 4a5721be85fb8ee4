import type { Policy } from '../policy/policy';
import type { Redirect } from './redirects';

/** Input of the settings of all hosts. */
export interface Hosting {
  policy: Policy;
  redirects: Redirect[];
  /** Pages whose own address ends in a slash. As all addresses here, without the base path. */
  slashed: string[];
  /** Name of the host. */
  host: string;
  /** Path below which the site is published. */
  basePath: string;
}

/** First line of every generated file. */
export const NOTE =
  'Written by the build. The option "connect" of docusaurus-preset-portal adds origins; a change here is lost.';
