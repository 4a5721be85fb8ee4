import path from 'node:path';
import { BadInput } from '../../src/BadInput';
import { listFilesSync } from '../../src/listFiles';

/** A folder whose code `npm run mutation` changes; the tests in the same folder have to notice. */
interface Room {
  folder: string;
  /** Which of its files, where the others are for tests of another kind. */
  only?: RegExp;
  /** Which of its tests, where the others would come to the code from afar. */
  tests?: RegExp;
}

const ROOMS: Record<string, Room> = {
  // Single files for all rooms, each with tests beside it.
  src: {
    folder: 'src',
    only: /^(buildCache|csv|owner|packedData|readJson|remember)\.ts$/,
    tests: /^[^/]+\.test\.ts$/,
  },
  openapi: { folder: 'src/openapi' },
  // Programs in other languages are run by `*.run.test.ts`.
  samples: {
    folder: 'src/reference/samples',
    only: /^(index|literal|multipart|nameSecrets|prepare|proof|quote|text)\.ts$/,
  },
  // Left out is what writes a whole reference and starts the OpenAPI plugin: `generate.run.test.ts` beside it runs that.
  generate: { folder: 'src/reference/generate', only: /^(?!index|openapiMdx|second)/ },
  exports: { folder: 'src/reference/exports' },
  requests: { folder: 'src/reference/requests' },
  vocabulary: { folder: 'src/vocabulary' },
  // How the index is packed and read; what ranks is judged by queries.
  search: { folder: 'src/search', only: /^engine\/(Lines|lists|endings|AskedFile)\.ts$|^build\/prepare\.ts$/ },
  // What draws in the browser is for the browser tests.
  'identifier-box': { folder: 'src/identifier-box', only: /^[^/]+$|^build\/|^client\/values\.ts$/ },
  // Left out is what a build alone puts together, what only a browser runs, and what reads all code.
  'lean-client': {
    folder: 'src/delivery/lean-client',
    only: /^(?!index|namedInCode|purgeInfima)/,
  },
  changes: { folder: 'src/changes', only: /^build\// },
  migration: { folder: 'src/migration' },
};

/** Whether a file is one of those named, or in one of the folders named. */
const isNamed = (file: string, names: string[]) =>
  names.some((name) => file === name || file === `${name}.ts` || file.startsWith(`${name}/`));

/**
 * The folder of each room, and the code to change.
 *
 * @param room The name of a room; without it, all.
 * @param paths Files and folders; what is not of them is left out. With none, nothing is.
 * @throws BadInput when there is no such room, or nothing to change.
 */
export function chosenRooms(
  room: string | undefined,
  paths: string[],
): Map<string, { folder: string; files: string[]; tests?: RegExp }> {
  const names = Object.keys(ROOMS).filter((name) => name === room || room === undefined);
  if (names.length === 0) throw new BadInput(`There is no room "${room}"; there are ${Object.keys(ROOMS).join(', ')}.`);
  const wanted = paths.map((name) => path.posix.normalize(name).replace(/\/$/, ''));
  const rooms = names.map((name) => {
    const { folder, only, tests } = ROOMS[name] as Room;
    const code = listFilesSync(folder).filter(
      (file) => /(?<!\.(test|fixture))\.ts$/.test(file) && (only?.test(file) ?? true),
    );
    const files = code.map((file) => path.posix.join(folder, file));
    return [
      name,
      { folder, tests, files: files.filter((file) => wanted.length === 0 || isNamed(file, wanted)) },
    ] as const;
  });
  // Of whole rooms none may be empty: its tests would come to nothing, which is an error.
  const chosen = rooms.filter(([, { files }]) => wanted.length === 0 || files.length > 0);
  if (chosen.length === 0) throw new BadInput(`${names.join(', ')}: no code is in ${paths.join(', ')}.`);
  return new Map(chosen);
}
