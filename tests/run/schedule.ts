import { spawn } from 'node:child_process';
import type { Step } from './steps';
import { excerpt, failure, type Tally } from './tally';

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** Runs a step. Its output is printed when it ends, because other steps print at the same time. */
async function run({ name, command, env, tally }: Step): Promise<Tally> {
  const start = Date.now();
  console.log(`── ${name}: started`);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = await new Promise<boolean>((done) => {
    child.on('error', (error) => {
      output += `${error}\n`;
      done(false);
    });
    child.on('close', (status) => done(status === 0));
  });
  const result = await tally(exited);
  process.stdout.write(`\n── ${name}\n${output}`);
  console.log(`── ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds(start)} s`);
  // A step without names of failed tests is described by its output: Vitest reports no message for a failed hook.
  return result.failed > 0 && result.failures.length === 0
    ? { ...result, failures: [failure(name, excerpt(output))] }
    : result;
}

/** A step takes one slot, a test runner one for each worker. */
const slotsOf = (steps: Iterable<Step>) => [...steps].reduce((sum, { slots = 1 }) => sum + slots, 0);

/**
 * Runs steps in order, with a maximum number of slots. While a step waits, later steps may start first.
 *
 * @returns Tallies of the steps that ran. Steps that depend on a failed step are skipped.
 * @throws Error if a step can never start: it needs an unknown one, or more slots than there are.
 */
export async function schedule(steps: Step[], slots: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const passed = new Set<string>();
  const failed = new Set<string>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);
  const isReady = ({ after }: Step) => after.every((name) => passed.has(name));
  const start = (step: Step) => {
    waiting.delete(step);
    const ended = run(step).then((tally) => {
      tallies.push(tally);
      (tally.failed > 0 ? failed : passed).add(step.name);
      running.delete(step);
    });
    running.set(step, ended);
  };
  while (waiting.size > 0 || running.size > 0) {
    const lost = [...waiting].find(({ after }) => after.some((name) => failed.has(name)));
    const next = [...waiting].find((step) => isReady(step) && slotsOf([...running.keys(), step]) <= slots);
    if (lost) {
      console.log(`\n── ${lost.name}: skipped, because a step it needs failed.`);
      failed.add(lost.name);
      waiting.delete(lost);
    } else if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Never ready: ${[...waiting].map(({ name }) => name).join(', ')}.`);
  }
  return tallies;
}
