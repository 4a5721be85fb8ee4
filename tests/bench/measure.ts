import { execFileSync, spawn } from 'node:child_process';

export interface Measured {
  seconds: number;
  /** Processor time of all its processes, in seconds. Little affected by a busy machine. */
  processor: number;
  /** Largest sum of resident memory over the process tree, MB. */
  peakMb: number;
  /** Seconds of each step of a build that Docusaurus names (`DOCUSAURUS_PERF_LOGGER`). */
  steps: Record<string, number>;
}

const STEP =
  /^\[PERF\] (?:Build > en > )?(Get locales to build|Load site|Bundling|SSG|postBuild\(\))[^>]* - ([\d.]+) (ms|seconds)/gm;

/** Reads the duration of the build steps from the output of Docusaurus. */
export const stepsOf = (output: string): Record<string, number> =>
  Object.fromEntries(
    [...output.matchAll(STEP)].map(([, name = '', time, unit]) => [
      name,
      Math.round(Number(time) / (unit === 'ms' ? 100 : 0.1)) / 10,
    ]),
  );

/** Last output of the shell: user and system time of its children, as `1m2.34s 0m0.50s`. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

function processorOf(output: string): number {
  const [, ...parts] = TIMES.exec(output)?.map(Number) ?? [];
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = parts;
  return Math.round(((userMinutes + systemMinutes) * 60 + user + system) * 10) / 10;
}

/** Returns the resident memory of a process and its descendants, in MB, from `ps`. */
function treeMb(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid,rss'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/).map(Number));
  const inside = new Set([root]);
  for (let size = 0; size !== inside.size; ) {
    size = inside.size;
    for (const [pid, parent] of rows) if (inside.has(parent ?? 0)) inside.add(pid ?? 0);
  }
  const kb = rows.reduce((sum, [pid, , rss]) => sum + (inside.has(pid ?? 0) ? (rss ?? 0) : 0), 0);
  return Math.round(kb / 1024);
}

/**
 * Runs a command and measures all of its processes.
 *
 * @throws Error with the output if the command fails.
 */
export function measure(command: string, cwd: string, env: NodeJS.ProcessEnv = process.env): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(`${command}; status=$?; times; exit $status`, {
      cwd,
      env,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    let peakMb = 0;
    const sampler = setInterval(() => {
      peakMb = Math.max(peakMb, treeMb(child.pid ?? 0));
    }, 250);
    child.on('close', (code) => {
      clearInterval(sampler);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      if (code === 0) resolve({ seconds, processor: processorOf(output), peakMb, steps: stepsOf(output) });
      else reject(new Error(`${command} failed:\n${output.slice(-3000)}`));
    });
  });
}
