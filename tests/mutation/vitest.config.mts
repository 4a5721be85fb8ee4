import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { instrument } from './mutants';
import { report } from './report';
import { chosenRooms } from './rooms';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file to write to what was found. */
    findings: string;
    /** The mutants of every file. */
    mutants: Record<string, string[]>;
  }
}

/**
 * `npm run mutation` changes the code of every room in many small ways, and lists each change that no test beside it
 * notices; `npm run mutation -- --mode=openapi` does so for one room.
 */
export default defineConfig(async ({ mode }) => {
  const rooms = chosenRooms(mode);
  const { code, mutants } = await instrument([...rooms.values()].flatMap(({ files }) => files));
  const byFile: Record<string, string[]> = Object.fromEntries([...code.keys()].map((file) => [file, []]));
  for (const { file, id } of mutants) byFile[path.resolve(file)]?.push(id);
  const findings = path.resolve(`.generated/mutation/${mode}.json`);
  mkdirSync(path.dirname(findings), { recursive: true });
  // Those of an earlier run say nothing of this one.
  rmSync(findings, { force: true });
  return {
    plugins: [
      { name: 'mutants', enforce: 'pre', transform: (_: string, id: string) => code.get(id.split('?')[0] ?? '') },
    ],
    test: {
      include: [...rooms.values()].map(({ folder }) => `${folder}/**/*.test.ts`),
      // They start other programs.
      exclude: ['**/*.run.test.ts', '**/*.nightly.test.ts'],
      runner: path.resolve('tests/mutation/runner.ts'),
      provide: { findings, mutants: byFile },
      reporters: ['default', report(rooms, mutants, findings)],
      // One process, which knows what was noticed already.
      isolate: false,
      maxWorkers: 1,
      update: false,
    },
  };
});
