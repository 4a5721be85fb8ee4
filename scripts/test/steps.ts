import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';

export interface Tally {
  passed: number;
  failed: number;
}

const REPORTS = '.generated/reports';

function run(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit' }).on('close', (code) => resolve(code === 0));
  });
}

/** Runs one command that either holds or doesn't. */
export async function step(name: string, command: string): Promise<Tally> {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const ok = await run(command);
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function report<T>(name: string): Promise<T | undefined> {
  const text = await readFile(`${REPORTS}/${name}.json`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

async function counted(name: string, command: string, count: () => Promise<Tally | undefined>): Promise<Tally> {
  await mkdir(REPORTS, { recursive: true });
  await rm(`${REPORTS}/${name}.json`, { force: true });
  const { failed } = await step(name, command);
  const tally = await count();
  // A runner that stopped without a report, or ran nothing, has failed.
  if (!tally || tally.passed + tally.failed === 0) return { passed: 0, failed: 1 };
  return failed > 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Unit tests, with their own numbers. */
export const vitest = () =>
  counted(
    'unit',
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/unit.json`,
    async () => {
      const result = await report<{ numPassedTests: number; numFailedTests: number }>('unit');
      return result && { passed: result.numPassedTests, failed: result.numFailedTests };
    },
  );

/** Browser tests against `build/`, with their own numbers. */
export const playwright = () =>
  counted(
    'browser',
    `PLAYWRIGHT_JSON_OUTPUT_NAME=${REPORTS}/browser.json npx playwright test --reporter=list,json`,
    async () => {
      const result = await report<{ stats: { expected: number; unexpected: number; flaky: number } }>('browser');
      return result && { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected };
    },
  );
