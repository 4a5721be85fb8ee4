import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const SOURCES = path.join(__dirname, '..') + path.sep;

/**
 * Returns the rules that compile the sources of this package where it is installed: the rule of Docusaurus leaves out
 * TypeScript of packages.
 *
 * @param loader Loader of the site for JavaScript.
 */
export const sourceRules = (loader: RuleSetRule): RuleSetRule[] =>
  SOURCES.split(path.sep).includes('node_modules') ? [{ test: /\.tsx?$/, include: SOURCES, use: [loader] }] : [];
