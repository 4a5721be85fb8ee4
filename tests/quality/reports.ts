import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { relativePath } from '../../src/listFiles';
import { MEASURED } from '../e2e/support/measured';

const REPORTS = '.generated/reports';

/** How many tests passed, of how many. */
export interface Outcome {
  passed: number;
  all: number;
}

interface Test {
  file: string;
  passed: boolean;
  notes: { type: string; description?: string }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { file: string; ok: boolean; tests: { annotations: Test['notes']; status: string }[] }[];
}

const read = async (name: string) => {
  const file = `${REPORTS}/${name}.json`;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is not there. Run \`npm run test:all\` first: its report is what the page shows.`);
  });
  return JSON.parse(text);
};

function* browserTests({ suites = [], specs }: Suite): Generator<Test> {
  for (const suite of suites) yield* browserTests(suite);
  for (const { file, ok, tests } of specs)
    for (const { annotations, status } of tests)
      if (status !== 'skipped') yield { file: path.posix.join('tests/e2e', file), passed: ok, notes: annotations };
}

interface UnitFile {
  name: string;
  assertionResults: { status: string }[];
}

const unitTests = ({ name, assertionResults }: UnitFile): Test[] =>
  assertionResults
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ status }) => ({ file: relativePath('.', name), passed: status === 'passed', notes: [] }));

/** What the last run of the test line found. */
export interface Reports {
  /** Tests of the files whose paths begin so. @throws Error when a path has none: it is wrong. */
  outcome: (...paths: string[]) => Outcome;
  /** Every note of that name, in the order of the tests. @throws Error when there is none. */
  notes: (name: string) => string[];
  /** The notes of that name, added up. */
  sum: (name: string) => number;
}

/** @throws Error naming the report that is missing. */
export async function readReports(): Promise<Reports> {
  const [browser, unit] = [await read('browser'), await read('unit')];
  // With `npm run test:all` there is one report of both.
  const programs = existsSync(`${REPORTS}/programs.json`) ? await read('programs') : { testResults: [] };
  const tests = [
    ...(browser.suites as Suite[]).flatMap((suite) => [...browserTests(suite)]),
    ...([...unit.testResults, ...programs.testResults] as UnitFile[]).flatMap(unitTests),
  ];
  const below = (path: string) => {
    const found = tests.filter(({ file }) => file.startsWith(path));
    if (found.length === 0) throw new Error(`The reports hold no test of ${path}.`);
    return found;
  };
  const outcome = (...paths: string[]) => {
    const found = paths.flatMap(below);
    return { passed: found.filter(({ passed }) => passed).length, all: found.length };
  };
  const notes = (name: string) => {
    const found = tests.flatMap((one) => one.notes.filter(({ type }) => type === MEASURED + name));
    if (found.length === 0) throw new Error(`No test of the last run noted "${name}".`);
    return found.map(({ description = '' }) => description);
  };
  const sum = (name: string) => notes(name).reduce((total, one) => total + Number(one), 0);
  return { outcome, notes, sum };
}
