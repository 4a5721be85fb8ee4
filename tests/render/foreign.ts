import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { listFilesSync } from 'openapi-toolkit/node';
import { ARCHIVE, NAMES, openArchive } from 'portal-cli/testing';
import { apis, guides, site } from '#site';
import attributes from '../../docs/_data/attribute-translations.json';
import { takenAlong } from '../support/takenAlong';

/** Words of this site, in any case, that no portal of other contracts may contain. */
export const words = [
  'danish',
  'denmark',
  'danmark',
  'cvr',
  ...apis.map(({ route }) => route),
  site.slug,
  site.keyVariable,
];
/** Addresses of the guides. */
const routes = Object.values(guides).filter((route) => !route.startsWith('/api/'));
/** Attribute names. Those of one word (`floor`) are also English or JavaScript, so they are skipped in scripts. */
export const names = attributes.map(({ key }) => key);
const telling = new RegExp(`\\b(?:${names.filter((name) => name.includes('_')).join('|')})\\b`, 'g');
const anyName = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');

const anyWord = new RegExp([...words, ...routes].map((word) => word.replaceAll('/', '\\/')).join('|'), 'gi');
const isScript = (file: string) => /\.m?js$/.test(file);
/** True if a word is none of a minified script: names there have up to three letters, such as `cvr`. */
const isText = (word: string, file: string) => !isScript(file) || word.length > 3;

/** Returns the texts of a file; those of the file to take along are its data. Its program is code of the engine. */
export function textsOf(file: string): string[] {
  if (file.endsWith('.tgz')) {
    const [program] = takenAlong(path.dirname(file), path.basename(file));
    const archive = openArchive(path.join(path.dirname(program), ARCHIVE));
    const manifest = readFileSync(path.join(path.dirname(program), 'package.json'), 'utf8');
    return [manifest, archive.text(NAMES.about), archive.text(NAMES.knowledge)];
  }
  const bytes = readFileSync(file);
  if (!file.endsWith('.zip')) return [bytes.toString('utf8')];
  return Object.entries(unzipSync(bytes)).map(([name, content]) => `${name}\n${Buffer.from(content).toString('utf8')}`);
}

/** Licences of packages: texts of others, in which names such as `purpose` are words. */
const LICENSES = 'licenses.txt';

/** Returns words of this site in a portal, as `file: word`. */
export function leftOvers(portal: string): string[] {
  const files = listFilesSync(portal).filter((file) => file !== LICENSES);
  return files.flatMap((file) => {
    // Properties of the engine's code, such as `list.danish`, are no text.
    const texts = textsOf(path.join(portal, file)).map((text) => (isScript(file) ? text.replace(/\.\w+/g, '') : text));
    const pattern = isScript(file) ? telling : anyName;
    const found = [file, ...texts].flatMap((text) => [
      ...(text.match(anyWord) ?? []).filter((word) => isText(word, file)),
      ...(text.match(pattern) ?? []),
    ]);
    return [...new Set(found)].map((word) => `${file}: ${word}`);
  });
}
