import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const SOURCES = path.join(__dirname, '..') + path.sep;

/**
 * Returns the rules that compile the sources of this package where it is installed. The rule of Docusaurus leaves out
 * TypeScript of packages, and what it makes for old browsers can't spread a `Map`.
 */
export const sourceRules = (): RuleSetRule[] =>
  SOURCES.split(path.sep).includes('node_modules')
    ? [{ test: /\.tsx?$/, include: SOURCES, use: [{ loader: path.join(__dirname, 'sourceLoader.cjs') }] }]
    : [];
