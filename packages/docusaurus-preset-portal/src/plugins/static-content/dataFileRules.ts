import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { type DataFileView, elementSuffix } from './build/dataFile';
import type { Mode } from './mode';
import type { StaticContentOptions } from './options';

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
