import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restoreIntegers, restoreIntegersInJson } from '../../openapi';
import type { Example, ExamplePair, Operation, Sample } from '../../openapi/model';
import { slugOf } from '../../openapi/names';
import { paths } from '../../paths';
import type { Form } from '../builder/form/types';
import { compactJson } from '../types/compactJson';
import { linesOf, MAX_LINES } from '../types/lines';
import type { MadePair } from './examplePairs';

/** Of the files, below what the site serves. */
export const FOLDER = 'openapi/examples';

/** Characters of the name of an example in that of its file: file systems take some 250 bytes in all. */
const LONGEST_NAME = 80;

/** Names files by status and example, each once: examples of different names can have the same slug. */
function fileNames() {
  const taken = new Set<string>();
  return (status: string, example: string, index: number): string => {
    const name = `${status}-${slugOf(example).slice(0, LONGEST_NAME) || index}`;
    let free = name;
    for (let next = 2; taken.has(free); next += 1) free = `${name}-${next}`;
    taken.add(free);
    return `${free}.json`;
  };
}

/** What a page leaves to files: the browser fetches them when a reader asks. */
export interface LeftOut {
  operation: Operation;
  pairs: ExamplePair[];
  /** Address of the samples in all languages, without its ending. */
  samplesFile?: string;
}

/**
 * Writes what the form of an operation asks for, beside the examples: the browser fetches it when a reader opens the form.
 *
 * @param place Folder of the operation: API and id.
 */
export function writeForm(form: Form, place: string): void {
  const folder = path.join(paths.static, FOLDER, place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'form.json'), restoreIntegersInJson(JSON.stringify(form)));
}

/** Samples as a text to read, for those whose browser does not show them in place. */
const readable = (samples: readonly Sample[]): string =>
  samples.map(({ label, text }) => `=== ${label} ===\n\n${text.trimEnd()}\n`).join('\n\n');

const byLanguage = (samples: readonly Sample[]): Record<string, string> =>
  Object.fromEntries(samples.map(({ language, text }) => [language, text]));

/**
 * Writes the examples that a page does not show at first, or not whole, and the samples, where the site serves static
 * files.
 *
 * @param samples Those that the page shows first.
 * @param place Folder of the operation: API and id.
 */
export function writeExampleFiles(
  operation: Operation,
  pairs: MadePair[],
  samples: readonly Sample[],
  place: string,
): LeftOut {
  const folder = path.join(paths.static, FOLDER, place);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), restoreIntegers(text));
    return `/${FOLDER}/${place}/${name}`;
  };
  const [first] = operation.responses.flatMap(({ media }) => media).flatMap(({ examples }) => examples);
  const nameOf = fileNames();
  const withFile = (example: Example, index: number, status: string): Example => {
    const stays = example === first && linesOf(compactJson(example.text)) <= MAX_LINES;
    if (stays || example.language !== 'json') return example;
    const file = write(nameOf(status, example.name, index), `${compactJson(example.text)}\n`);
    return { ...example, file };
  };
  const responses = operation.responses.map((response) => ({
    ...response,
    media: response.media.map((media) => ({
      ...media,
      examples: media.examples.map((one, index) => withFile(one, index, response.status)),
    })),
  }));
  const left = { operation: { ...operation, responses }, pairs: pairs.map(({ samples: _, ...pair }) => pair) };
  if (samples.length === 0) return left;
  const all = pairs.length > 0 ? pairs.map((pair) => pair.samples) : [byLanguage(samples)];
  const text = write('samples.txt', readable(samples));
  write('samples.json', JSON.stringify(all));
  return { ...left, samplesFile: text.replace(/\.txt$/, '') };
}
