import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from '../../src/listFiles';
import { type Imports, reachedFrom } from './imports';

/** Tests that start other programs, or take long. */
const LEFT_OUT = /\.(run|nightly)\.test\./;

/** A file of tests, and the files it is about: those it imports itself, and those beside it that have no tests. */
export interface TestFile {
  file: string;
  about: Set<string>;
}

const testsOf = (file: string) => file.replace(/\.ts$/, '.test.ts');

function isAbout(test: string, file: string, distance: number): boolean {
  const isBelow = file.startsWith(`${path.posix.dirname(test)}/`);
  return distance === 1 || testsOf(file) === test || (isBelow && !existsSync(testsOf(file)));
}

/**
 * The tests in a folder that come to any of some files, the nearest first.
 *
 * @param own Which of its files of tests; without it, all.
 * @throws Error when there is none.
 */
export function chosenTests(folder: string, files: string[], imports: Imports, own = /./): TestFile[] {
  const tests = listFilesSync(folder)
    .filter((name) => /\.test\.tsx?$/.test(name) && !LEFT_OUT.test(name) && own.test(name))
    .map((name) => path.posix.join(folder, name));
  const chosen = tests.flatMap((test) => {
    const reached = reachedFrom(test, imports);
    const distances = files.flatMap((file) => {
      const distance = reached.get(file);
      return distance === undefined ? [] : [[file, distance] as const];
    });
    if (distances.length === 0) return [];
    const about = new Set(distances.flatMap(([file, distance]) => (isAbout(test, file, distance) ? [file] : [])));
    return [{ file: test, about, distance: Math.min(...distances.map(([, distance]) => distance)) }];
  });
  if (chosen.length === 0) throw new Error(`No test in ${folder} comes to ${files.join(', ')}.`);
  return chosen.sort((one, other) => one.distance - other.distance);
}
