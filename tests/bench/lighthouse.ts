import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readVariable } from '../../packages/docusaurus-preset-portal/src/lib/environment';
import { CHROMIUM_ARGS, findChromium } from '../programs/chromium';

/** Not a dependency, because it has 200 packages. npm fetches exactly this version. */
const VERSION = '12.8.2';
const RUNS = 3;
const FLAGS = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
const LIMIT_MS = 120_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100. */
export type Scores<Name extends Category = Category> = Record<Name, number>;

const run = promisify(execFile);

const scoresOf = <Name extends Category>(names: readonly Name[], scoreOf: (name: Name) => number): Scores<Name> =>
  Object.fromEntries(names.map((name) => [name, scoreOf(name)])) as Scores<Name>;

async function once<Name extends Category>(url: string, names: readonly Name[]): Promise<Scores<Name>> {
  const program = readVariable('LIGHTHOUSE', process.env);
  const [command = '', ...args] = program ? [program] : ['npx', '--yes', `lighthouse@${VERSION}`];
  const { stdout } = await run(
    command,
    [...args, url, '--quiet', '--output=json', `--only-categories=${names.join()}`, `--chrome-flags=${FLAGS}`],
    { maxBuffer: 50_000_000, timeout: LIMIT_MS, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  return scoresOf(names, (name) => Math.round((categories[name]?.score ?? 0) * 100));
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Returns Lighthouse's scores of a page on its model of a phone: the median of several runs for each category.
 *
 * @throws Error if a run fails or takes longer than two minutes.
 */
export async function lighthouse<Name extends Category = Category>(
  url: string,
  times = RUNS,
  names = CATEGORIES as readonly Category[] as readonly Name[],
): Promise<Scores<Name>> {
  const runs: Scores<Name>[] = [];
  for (let count = 0; count < times; count += 1) runs.push(await once(url, names));
  return scoresOf(names, (name) => median(runs.map((one) => one[name])));
}
