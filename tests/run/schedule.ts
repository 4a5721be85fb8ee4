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
 * @throws Error if a step depends on one that is not before it in the list, or needs more slots than there are.
 */
export async function schedule(steps: Step[], slots: number): Promise<Tally[]> {
  for (const [index, { name, after, slots: wanted = 1 }] of steps.entries()) {
    if (wanted > slots) throw new Error(`The step "${name}" needs ${wanted} slots; there are ${slots}.`);
    const unknown = after.find((needed) => !steps.slice(0, index).some((one) => one.name === needed));
    if (unknown) throw new Error(`The step "${name}" needs "${unknown}", which is not before it.`);
  }
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
    for (const step of waiting) {
      if (!step.after.some((name) => failed.has(name))) continue;
      console.log(`\n── ${step.name}: skipped, because a step it needs failed.`);
      failed.add(step.name);
      waiting.delete(step);
    }
    const fits = (step: Step) => isReady(step) && slotsOf([...running.keys(), step]) <= slots;
    for (let next = [...waiting].find(fits); next; next = [...waiting].find(fits)) start(next);
    // Nothing is running, so the remaining steps depend on a failed one: the next round skips them.
    if (running.size > 0) await Promise.race(running.values());
  }
  return tallies;
}
