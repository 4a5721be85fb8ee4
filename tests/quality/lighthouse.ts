import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readVariable } from '../../src/environment';
import { CHROMIUM_ARGS, findChromium } from '../../src/programs/chromium';

/** Not among the dependencies: 200 packages for one command. npm fetches exactly this version. */
const VERSION = '12.8.2';
const RUNS = 3;
const FLAGS = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100 in the order of `CATEGORIES`. */
export type Scores = Record<(typeof CATEGORIES)[number], number>;

const run = promisify(execFile);

async function once(url: string): Promise<Scores> {
  const given = readVariable('LIGHTHOUSE', process.env);
  const [command = '', ...args] = given ? [given] : ['npx', '--yes', `lighthouse@${VERSION}`];
  const { stdout } = await run(
    command,
    [...args, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${FLAGS}`],
    { maxBuffer: 50_000_000, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Lighthouse's scores of a page for its model of a phone: the median of some runs, each category for itself. */
export async function lighthouse(url: string, times = RUNS): Promise<Scores> {
  const runs: Scores[] = [];
  for (let count = 0; count < times; count += 1) runs.push(await once(url));
  return Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map((one) => one[name]))])) as Scores;
}
