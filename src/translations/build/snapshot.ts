import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/sha256';
import type { AttributeTranslation } from './model';
import { parseText } from './parse';
import { TranslationsError } from './TranslationsError';

/** The committed list and what identifies it. */
export interface Snapshot {
  attributes: AttributeTranslation[];
  /** Day it was taken, `YYYY-MM-DD`. */
  date: string;
  /** Digest of the file as committed. */
  sha256: string;
}

/** Beside `x.json`: `x.meta.json`, with the day and the digest. */
export const metaFile = (file: string): string => file.replace(/\.json$/, '.meta.json');

/** Name of a snapshot in messages. */
export const nameOf = ({ attributes, date, sha256 }: Snapshot): string =>
  `snapshot of ${date} (${attributes.length} attributes, sha256 ${sha256.slice(0, 12)})`;

const unusable = (file: string, problem: string, details?: string[]) =>
  new TranslationsError({
    problem: `the committed snapshot ${path.basename(file)} ${problem}`,
    advice: 'Restore the file from version control, or write it again with "npm run translations:update".',
    ...(details && { details }),
  });

/** @throws TranslationsError when the snapshot is missing, was edited by hand, or is not a valid list. */
export async function readSnapshot(file: string): Promise<Snapshot> {
  const read = (name: string) => readFile(name, 'utf8').catch(() => undefined);
  const [text, metaText] = [await read(file), await read(metaFile(file))];
  if (text === undefined || metaText === undefined) throw unusable(file, 'or its .meta.json is missing.');
  const { attributes, faults } = parseText(text);
  if (faults.length > 0) throw unusable(file, 'is not a valid list:', faults);
  const meta = JSON.parse(metaText) as { date: string; sha256: string };
  if (meta.sha256 !== sha256(text)) throw unusable(file, 'is not the one its .meta.json describes.');
  return { attributes, date: meta.date, sha256: meta.sha256 };
}

/** Writes list and description, the same bytes for the same list. */
export async function writeSnapshot(file: string, list: readonly unknown[], date: string): Promise<void> {
  const text = `${JSON.stringify(list, null, 2)}\n`;
  await writeFile(file, text);
  await writeFile(metaFile(file), `${JSON.stringify({ date, sha256: sha256(text) }, null, 2)}\n`);
}
