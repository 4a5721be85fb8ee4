import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HtmlPage, parseHtml } from 'docusaurus-preset-portal/testing';
import { listFiles } from 'openapi-toolkit/node';

/** Parses every HTML file of a build folder. */
export async function readHtml(folder: string): Promise<HtmlPage[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map(async (name) => parseHtml(name, await readFile(path.join(folder, name), 'utf8'))));
}
