import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { DataFile, StaticContentOptions } from './options';

/**
 * Renderer of the content of pages:
 * - `server`: static site generation, into the HTML of the page;
 * - `keep-html`: none. A browser of a production build keeps that HTML;
 * - `browser`: the browser of the dev server, which has no HTML to keep.
 */
export type Mode = 'server' | 'keep-html' | 'browser';

export function modeOf(isServer: boolean): Mode {
  if (isServer) return 'server';
  return process.env.NODE_ENV === 'development' ? 'browser' : 'keep-html';
}

/** The component that shows a JSON file. Without `prop` the file holds all props. */
export type DataFileView = Pick<DataFile, 'component' | 'name' | 'frame'> & Partial<Pick<DataFile, 'prop'>>;

/** Suffix of the names of files with the props of an element. */
export const elementSuffix = (name: string): string => `.${name}.json`;

const loader = path.join(__dirname, 'build/dataFileLoader.cjs');

function rule(suffix: string, view: DataFileView, mode: Mode): RuleSetRule {
  const test = new RegExp(`${suffix.replaceAll('.', '\\.')}$`);
  return { test, type: 'javascript/auto', use: [{ loader, options: { mode, view } }] };
}

/** Rules that turn data files, and the files of elements, into components. */
export function dataFileRules({ dataFiles, elements }: StaticContentOptions, mode: Mode): RuleSetRule[] {
  return [
    ...dataFiles.map(({ suffix, enhance: _, ...view }) => rule(suffix, view, mode)),
    ...Object.entries(elements).flatMap(([name, element]) =>
      'component' in element ? [rule(elementSuffix(name), { component: element.component, name }, mode)] : [],
    ),
  ];
}
