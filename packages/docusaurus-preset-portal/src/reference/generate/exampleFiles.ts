import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compactJson,
  type Example,
  isLong,
  type Operation,
  type OperationPage,
  restoreIntegers,
  restoreIntegersInJson,
  type Sample,
  slugOf,
  UniqueNames,
} from 'openapi-toolkit';
import { formFile, type OperationForm } from '../builder/form/types';
import { byLanguage, type PairWithSamples } from './samples';

const FOLDER = 'openapi/examples';

/** Maximum number of characters of an example name in its file name: file systems limit names to about 250 bytes. */
const MAX_NAME_LENGTH = 80;

/** Writes the form of an operation, which the browser fetches, below the folder that the site serves. */
export function writeForm(served: string, form: OperationForm): void {
  const file = path.join(served, formFile(form.operation));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, restoreIntegersInJson(JSON.stringify(form)));
}

/** Formats samples as plain text, for readers without JavaScript. */
const readable = (samples: readonly Sample[]): string =>
  samples.map(({ label, text }) => `=== ${label} ===\n\n${text.trimEnd()}\n`).join('\n\n');

/** Writes the samples, and the examples that a page shows partly or later. `place` is `API id/operation id`. */
export function writeExampleFiles(
  served: string,
  operation: Operation,
  pairs: PairWithSamples[],
  samples: readonly Sample[],
  place: string,
): Pick<OperationPage, 'operation' | 'pairs' | 'samplesFile'> {
  const folder = path.join(served, FOLDER, place);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), restoreIntegers(text));
    return `/${FOLDER}/${place}/${name}`;
  };
  const [first] = operation.responses.flatMap(({ media }) => media).flatMap(({ examples }) => examples);
  // Different names can have the same slug.
  const names = new UniqueNames();
  const withFile = (example: Example, index: number, status: string): Example => {
    const stays = example === first && !isLong(compactJson(example.text));
    if (stays || example.language !== 'json') return example;
    const name = names.take(`${status}-${slugOf(example.name).slice(0, MAX_NAME_LENGTH) || index}`);
    const file = write(`${name}.json`, `${compactJson(example.text)}\n`);
    return { ...example, file };
  };
  const responses = operation.responses.map((response) => ({
    ...response,
    media: response.media.map((media) => ({
      ...media,
      examples: media.examples.map((example, index) => withFile(example, index, response.status)),
    })),
  }));
  const page = { operation: { ...operation, responses }, pairs: pairs.map(({ samples: _, ...pair }) => pair) };
  if (samples.length === 0) return page;
  const all = pairs.length > 0 ? pairs.map((pair) => pair.samples) : [byLanguage(samples)];
  const text = write('samples.txt', readable(samples));
  write('samples.json', JSON.stringify(all));
  return { ...page, samplesFile: text.replace(/\.txt$/, '') };
}
