import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { withCaches } from './caches';
import { importsOf } from './imports';
import { instrument } from './mutants';
import { report } from './report';
import { chosenRooms } from './rooms';
import { chosenTests } from './tests';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file to write to what was found. */
    findings: string;
    /** For each file of tests the mutants of what it is about: those get fresh modules. */
    near: Record<string, string[]>;
  }
}

/**
 * Changes code in many small ways, and says which of the changes no test notices.
 *
 * @param paths Files (`.ts` may be left out) and folders to change, from the root; with none, whole rooms.
 * @param room The room whose tests have to notice; without it, every room.
 */
export async function mutate(paths: string[], room?: string): Promise<void> {
  const { BaseSequencer, startVitest } = await import('vitest/node');
  const rooms = chosenRooms(room, paths);
  const { code, mutants } = await instrument([...rooms.values()].flatMap(({ files }) => files));
  const imports = await importsOf([...rooms.values()].map(({ folder }) => folder));
  const tests = [...rooms.values()].flatMap(({ folder, files, tests: own }) =>
    chosenTests(folder, files, imports, own),
  );
  const order = tests.map(({ file }) => path.resolve(file));
  const findings = path.resolve(`.generated/mutation/${room ?? 'all'}.json`);
  mkdirSync(path.dirname(findings), { recursive: true });
  // Those of an earlier run say nothing of this one.
  rmSync(findings, { force: true });
  const near = tests.map(({ file, about }) => [
    path.resolve(file),
    mutants.filter((one) => about.has(one.file)).map(({ id }) => id),
  ]);
  class Ordered extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.sort((one, other) => order.indexOf(one.moduleId) - order.indexOf(other.moduleId));
    }
  }
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      watch: false,
      include: tests.map(({ file }) => file),
      runner: path.resolve('tests/mutation/runner.ts'),
      provide: { findings, near: Object.fromEntries(near) },
      reporters: ['default', report(rooms, mutants, findings)],
      // One process, which knows what was noticed already.
      isolate: false,
      maxWorkers: 1,
      // The nearest tests first: the others come to what is left.
      sequence: { sequencer: Ordered },
      update: false,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (text, id) => withCaches(code.get(id.split('?')[0] ?? '') ?? text),
        },
      ],
    },
  );
  await vitest.close();
}
