import { readFile } from 'node:fs/promises';
import { relativePath } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}
interface Suite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  suites: Suite[];
}

const ofSuite = ({ specs = [], suites = [] }: Suite): number =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, one) => sum + one.duration, 0) +
  suites.reduce((sum, suite) => sum + ofSuite(suite), 0);

/** Returns the duration of each test file in ms, from a report of Vitest or Playwright. */
export function timesOf(report: VitestReport | PlaywrightReport): [file: string, ms: number][] {
  if ('suites' in report) return report.suites.map((suite) => [suite.file, ofSuite(suite)]);
  return report.testResults.map(({ name, startTime, endTime }) => [relativePath('', name), endTime - startTime]);
}

/**
 * Returns the slowest test files with their seconds.
 *
 * @param reports Paths of JSON reports; missing files are ignored.
 */
export async function longest(reports: string[], count: number): Promise<string[]> {
  const texts = await Promise.all(reports.map((file) => readFile(file, 'utf8').catch(() => '{"suites":[]}')));
  return texts
    .flatMap((text) => timesOf(JSON.parse(text)))
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1)} s  ${file}`);
}
