import { stripVTControlCharacters } from 'node:util';
import { relativePath } from 'openapi-toolkit/node';

/** What became of a test. */
export interface Outcome {
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** What the runner says of a failure, in one line. */
  reason?: string;
}

/** A report of Vitest's reporter `json`. */
interface VitestReport {
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[];
}

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string; results?: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
}
/** A report of Playwright's reporter `json`. */
interface PlaywrightReport {
  suites: Suite[];
}

const STATUS: Record<string, Outcome['status']> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};

/** Returns the first lines of a message in one, without colours and the stack. */
function reasonOf(message: string | undefined): string | undefined {
  const lines =
    stripVTControlCharacters(message ?? '')
      .split(/\n\s+at /)[0]
      ?.split('\n') ?? [];
  return (
    lines
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 6)
      .join(' · ')
      .slice(0, 400) || undefined
  );
}

const ofSuite = ({ file, specs, suites = [] }: Suite): Outcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const reason = reasonOf(results?.at(-1)?.error?.message);
      return { file, title, status: STATUS[status] ?? 'skipped', ...(reason && { reason }) };
    }),
  ),
  ...suites.flatMap(ofSuite),
];

/** Returns the outcome of every test in a report. */
export function outcomesOf(report: VitestReport | PlaywrightReport): Outcome[] {
  if ('suites' in report) return report.suites.flatMap(ofSuite);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => {
      const reason = reasonOf(failureMessages?.[0]);
      return {
        file: relativePath('', name),
        title: fullName,
        status: STATUS[status] ?? 'skipped',
        ...(reason && { reason }),
      };
    }),
  );
}

/**
 * Returns the last lines of a line of tests: what was skipped, what failed, and the numbers.
 *
 * @param reports Outcomes of each test runner.
 * @param passedScripts Number of npm scripts that passed; each counts as a test.
 * @param faults npm scripts that failed, and what else is wrong.
 * @param missing Messages about programs that are not installed, without which tests are skipped.
 */
export function lastLines(reports: Outcome[][], passedScripts: number, faults: string[], missing: string[]): string[] {
  const having = (status: Outcome['status']) => reports.flat().filter((outcome) => outcome.status === status);
  const skipped = new Map<string, number>();
  for (const { file } of having('skipped')) skipped.set(file, (skipped.get(file) ?? 0) + 1);
  const idle = reports.filter((report) => report.every(({ status }) => status === 'skipped'));
  const failed = [
    ...having('failed').map(({ file, title, reason = '' }) => `${file}: ${title}${reason && `\n    ${reason}`}`),
    ...idle.map((report) => `every test of a runner was skipped (${report[0]?.file ?? 'it has none'} …)`),
    ...faults,
  ];
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...list(
      'Skipped:',
      [...skipped].map(([file, count]) => `${count} of ${file}`),
    ),
    ...(skipped.size > 0 ? missing : []),
    ...list('Failed:', failed),
    `${having('passed').length + passedScripts} passed, ${failed.length} failed`,
  ];
}
