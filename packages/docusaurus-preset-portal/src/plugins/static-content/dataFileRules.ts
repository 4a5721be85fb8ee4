import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Mode } from './mode';
import type { StaticContentOptions } from './options';

/** The component that shows a JSON file. */
export interface DataFileView {
  component: string;
  /** Name under which the module exports the component. */
  name: string;
  /** Prop that takes the file. Without it the file holds all props. */
  prop?: string;
  frame?: { hasMarkdown: boolean };
}

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
