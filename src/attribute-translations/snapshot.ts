import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pick } from 'lodash';
import { sha256 } from 'openapi-toolkit/node';
import type { AttributeTranslation } from './model';
import { translationsError } from './translationsError';
import { validateList } from './validateList';

const FILE = 'docs/_data/attribute-translations.json';
/** Day and digest of the list. */
const META_FILE = 'docs/_data/attribute-translations.meta.json';

/** The committed list and its name in messages. */
export interface Snapshot {
  attributes: AttributeTranslation[];
  name: string;
}

/**
 * Reads the committed list of a site.
 *
 * @throws UserError when it is missing, was edited by hand, or is not valid.
 */
export async function readSnapshot(siteDir = '.'): Promise<Snapshot> {
  const refuse = (problem: string, faults?: string[]) =>
    translationsError(
      `the committed snapshot ${FILE} ${problem}`,
      'Restore the file from version control, or write it again with "npm run translations:update".',
      { faults },
    );
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
  const [text, meta] = [await read(FILE), await read(META_FILE)];
  if (text === undefined || meta === undefined) throw refuse('or its .meta.json is missing.');
  const { attributes, faults } = validateList(text);
  if (faults.length > 0) throw refuse('is not a valid list:', faults);
  const { date, sha256: digest }: { date: string; sha256: string } = JSON.parse(meta);
  if (digest !== sha256(text)) throw refuse('is not the one its .meta.json describes.');
  return { attributes, name: `snapshot of ${date} (${attributes.length} attributes, sha256 ${digest.slice(0, 12)})` };
}

/** Writes the list and its description: the same bytes for the same list. */
export async function writeSnapshot(list: readonly unknown[], date: string, siteDir = '.'): Promise<void> {
  const text = `${JSON.stringify(list, null, 2)}\n`;
  const meta = `${JSON.stringify({ date, sha256: sha256(text) }, null, 2)}\n`;
  await writeFile(path.join(siteDir, FILE), text);
  await writeFile(path.join(siteDir, META_FILE), meta);
}

/**
 * Returns the API's list with the fields that only the snapshot has. An attribute that is now of another register gets
 * none: the facts would be those of the old one.
 */
export function withSnapshotFields(
  attributes: readonly AttributeTranslation[],
  snapshot: readonly AttributeTranslation[],
): AttributeTranslation[] {
  const old = new Map(snapshot.map((attribute) => [attribute.key, attribute]));
  return attributes.map((attribute) => {
    const known = old.get(attribute.key);
    if (known?.register !== attribute.register) return attribute;
    return { ...pick(known, ['sourceField', 'status', 'example']), ...attribute };
  });
}
