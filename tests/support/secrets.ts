import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { listFilesSync } from 'openapi-toolkit/node';
import { ARCHIVE, NAMES, openArchive } from 'portal-cli/testing';
import { formsOf } from '../../src/attribute-translations/leaks.fixture';
import { takenAlong } from './takenAlong';

/** Beginning of the secrets that lie around one build. A multiple of three bytes: Base64 of each begins alike. */
export const newSecret = (): string => randomBytes(12).toString('hex');

/** Returns the secret of a place: a leak names it. */
export const secretAt = (secret: string, place: string): string => `${secret}-${place}`;

function textsOf(name: string, bytes: Uint8Array): string[] {
  if (/\.t?gz$/.test(name)) return [gunzipSync(bytes).toString('latin1')];
  if (/\.(?:zip|jar|whl)$/.test(name))
    return Object.entries(unzipSync(bytes)).flatMap(([file, content]) => [file, ...textsOf(file, content)]);
  const text = Buffer.from(bytes).toString('latin1');
  return [
    text,
    ...[...text.matchAll(/;base64,([\w+/=]+)/g)].map(([, data = '']) => Buffer.from(data, 'base64').toString('latin1')),
  ];
}

/** Returns the texts in the archive of the file to take along. */
function archived(build: string, file: string, names: string[]): string[] {
  const archive = openArchive(path.join(path.dirname(takenAlong(build, file)[0]), ARCHIVE));
  return [...names, ...Object.values(NAMES)].filter(archive.has).map((name) => archive.read(name).toString('latin1'));
}

/** Returns where a text holds a secret, in any form. */
export const secretsIn = (text: string, secret: string): string[] =>
  [...new Set(Object.values(formsOf(secret)))]
    .map((form) => text.indexOf(form))
    .filter((at) => at >= 0)
    .map((at) => text.slice(Math.max(0, at - 60), at + 2 * secret.length));

/**
 * Searches all files of a build for a secret: archives unpacked.
 *
 * @param along Name of the file to take along.
 */
export function secretsBelow(build: string, along: string, secret: string): string[] {
  const names = listFilesSync(build);
  const texts = [
    ...names.flatMap((name) =>
      textsOf(name, readFileSync(path.join(build, name))).map((text) => [name, text] as const),
    ),
    ...archived(build, along, names).map((text) => [along, text] as const),
  ];
  if (texts.length < names.length) throw new Error(`${build} was not searched.`);
  return [
    ...names.filter((name) => name.includes(secret)),
    ...texts.flatMap(([name, text]) => secretsIn(text, secret).map((found) => `${name}: ${found}`)),
  ];
}
