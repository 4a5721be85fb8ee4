import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';

/** A key nobody has, with characters that differ in every encoding. */
export const randomKey = () => `k?${randomBytes(18).toString('base64')}>~`;

const each = (key: string, write: (code: string) => string): string =>
  [...key].map((char) => write(char.charCodeAt(0).toString(16).padStart(2, '0'))).join('');

/** The key as it could stand in a file or a log. */
export const formsOf = (key: string): Record<string, string> => ({
  raw: key,
  base64: Buffer.from(key).toString('base64'),
  base64url: Buffer.from(key).toString('base64url'),
  url: encodeURIComponent(key),
  hex: Buffer.from(key).toString('hex'),
  reversed: [...key].reverse().join(''),
  json: JSON.stringify(key).slice(1, -1),
  'json with escaped slashes': JSON.stringify(key).slice(1, -1).replaceAll('/', '\\/'),
  'json escapes': each(key, (hex) => `\\u00${hex}`),
  'percent of every character': each(key, (hex) => `%${hex}`),
  'percent twice': encodeURIComponent(encodeURIComponent(key)),
  'entities in hex': each(key, (hex) => `&#x${hex};`),
  'entities in decimal': [...key].map((char) => `&#${char.charCodeAt(0)};`).join(''),
  'zero-width characters between': [...key].join('\u200B'),
  'tag characters between, as JSON escapes': [...key].join('\\udb40\\udc41'),
  'zero-width entities between': [...key].join('&ZeroWidthSpace;&#8203;&#x200d;'),
  'zero-width characters between, in an address': [...key].map(encodeURIComponent).join('%E2%80%8B'),
  html: key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
});

/** Which forms of the key a text holds. */
export const leaksIn = (text: string, key: string): string[] =>
  Object.entries(formsOf(key)).flatMap(([form, value]) => (text.includes(value) ? [form] : []));

/** Every file below a folder that holds a form of the key, and how many files were read. */
export async function leaksBelow(folder: string, key: string): Promise<{ files: number; leaks: string[] }> {
  const files = await listFiles(folder);
  const leaks: string[] = [];
  for (const file of files)
    for (const form of leaksIn(await readFile(path.join(folder, file), 'latin1'), key)) leaks.push(`${file}: ${form}`);
  return { files: files.length, leaks };
}
