import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { restoreIntegers } from '../../openapi';
import type { Example, ExamplePair, Operation } from '../../openapi/model';
import { slugOf } from '../../openapi/names';
import { paths } from '../../paths';
import { compactJson } from '../types/compactJson';
import { linesOf, MAX_LINES } from '../types/lines';
import type { MadePair } from './examplePairs';

/** Of the files, below what the site serves. */
export const FOLDER = 'openapi/examples';

/** What a page leaves to files: the browser fetches them when a reader asks. */
export interface LeftOut {
  operation: Operation;
  pairs: ExamplePair[];
  /** Address of the samples of all pairs; absent when there is one pair at most. */
  samplesHref?: string;
}

/**
 * Writes the examples of the responses that are long, and the samples of all pairs, where the site serves static files.
 *
 * @param place Folder of the operation: API and id.
 */
export async function writeExampleFiles(operation: Operation, pairs: MadePair[], place: string): Promise<LeftOut> {
  const folder = path.join(paths.static, FOLDER, place);
  await mkdir(folder, { recursive: true });
  const write = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), restoreIntegers(text));
    return `/${FOLDER}/${place}/${name}`;
  };
  const withFile = async (example: Example, index: number, status: string): Promise<Example> => {
    if (example.language !== 'json' || linesOf(compactJson(example.text)) <= MAX_LINES) return example;
    const name = `${status}-${slugOf(example.name) || index}.json`;
    return { ...example, file: await write(name, `${compactJson(example.text)}\n`) };
  };
  const responses = await Promise.all(
    operation.responses.map(async (response) => ({
      ...response,
      media: await Promise.all(
        response.media.map(async (media) => ({
          ...media,
          examples: await Promise.all(media.examples.map((one, index) => withFile(one, index, response.status))),
        })),
      ),
    })),
  );
  const texts = Object.fromEntries(pairs.map(({ anchor, samples }) => [anchor, samples]));
  return {
    operation: { ...operation, responses },
    pairs: pairs.map(({ samples: _, ...pair }) => pair),
    ...(pairs.length > 1 && { samplesHref: await write('samples.json', JSON.stringify(texts)) }),
  };
}
