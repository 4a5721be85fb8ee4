import path from 'node:path';
import { listFilesSync } from '../../src/listFiles';

/** A folder whose code `npm run mutation` changes; the tests in the same folder have to notice. */
interface Room {
  folder: string;
  /** Which of its files, where the others are for tests of another kind. */
  only?: RegExp;
}

const ROOMS: Record<string, Room> = {
  openapi: { folder: 'src/openapi' },
  // Programs in other languages are run by `*.run.test.ts`.
  samples: {
    folder: 'src/reference/samples',
    only: /^(index|literal|multipart|nameSecrets|prepare|proof|quote|text)\.ts$/,
  },
  // Left out is what writes a whole reference and starts the OpenAPI plugin: tests that build sites run it.
  generate: { folder: 'src/reference/generate', only: /^(?!index|openapiProgram|runOpenapiPlugin)/ },
  exports: { folder: 'src/reference/exports' },
  requests: { folder: 'src/reference/requests' },
  vocabulary: { folder: 'src/vocabulary' },
  // What draws in the browser is for the browser tests.
  'identifier-box': { folder: 'src/identifier-box', only: /^[^/]+$|^build\/|^client\/values\.ts$/ },
};

/**
 * The folder of each room, and its code.
 *
 * @param mode The name of a room, or `test`, the mode of Vitest, for all.
 * @throws Error when there is no such room.
 */
export function chosenRooms(mode: string): Map<string, { folder: string; files: string[] }> {
  const names = Object.keys(ROOMS).filter((name) => name === mode || mode === 'test');
  if (names.length === 0) throw new Error(`There is no room "${mode}"; there are ${Object.keys(ROOMS).join(', ')}.`);
  return new Map(
    names.map((name) => {
      const { folder, only } = ROOMS[name] as Room;
      const code = listFilesSync(folder).filter((file) => /(?<!\.(test|fixture))\.ts$/.test(file));
      const files = code.filter((file) => only?.test(file) ?? true).map((file) => path.posix.join(folder, file));
      return [name, { folder, files }];
    }),
  );
}
