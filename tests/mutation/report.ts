import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'vitest/node';
import { relativePath } from '../../src/listFiles';
import type { Mutant } from './mutants';

/** The share of its mutants that has to be noticed in each folder and room, in percent. */
const THRESHOLD = 85;

const indented = (text: string) => text.replaceAll('\n', '\n      ');

/** A mutant that no test noticed, as a diff. */
const describe = ({ file, line, before, after }: Mutant, reached: boolean) =>
  `${file}:${line}${reached ? '' : ' (no test comes here)'}\n    - ${indented(before)}\n    + ${indented(after)}\n`;

/**
 * Says per file and room how many mutants the tests noticed, writes the others to a file, and has the run fail where
 * too few are noticed in a folder or a room.
 */
export function report(rooms: Map<string, { files: string[] }>, mutants: Mutant[], findings: string): Reporter {
  const end = () => {
    const { killed, covered, unrepeatable } = JSON.parse(readFileSync(findings, 'utf8'));
    const [noticed, reached] = [new Set<string>(killed), new Set<string>(covered)];
    for (const one of unrepeatable) console.log(`judges less, for it can't be run again and again: ${one}`);
    /** Prints the share, and gives it. */
    const share = (name: string, own: Mutant[]) => {
      const count = own.filter(({ id }) => noticed.has(id)).length;
      const percent = own.length === 0 ? 0 : (100 * count) / own.length;
      console.log(`${percent.toFixed(1).padStart(5)} %  ${count} of ${own.length}  ${name}`);
      return percent;
    };
    for (const [room, { files }] of rooms) {
      const own = mutants.filter(({ file }) => files.includes(file));
      const each = (nameOf: (file: string) => string) => [...new Set(own.map(({ file }) => nameOf(file)))];
      for (const one of each((file) => file)) {
        share(
          one,
          own.filter(({ file }) => file === one),
        );
      }
      for (const folder of each(path.posix.dirname)) {
        const inside = own.filter(({ file }) => path.posix.dirname(file) === folder);
        if (share(`FOLDER ${folder}`, inside) < THRESHOLD) process.exitCode = 1;
      }
      if (share(`ROOM ${room}`, own) < THRESHOLD) process.exitCode = 1;
      const left = own.filter(({ id }) => !noticed.has(id));
      const list = path.join(path.dirname(findings), `${room}.txt`);
      writeFileSync(list, left.map((one) => describe(one, reached.has(one.id))).join(''));
      console.log(`         ${left.length} not noticed: ${relativePath('', list)}\n`);
    }
  };
  return { onTestRunEnd: end };
}
