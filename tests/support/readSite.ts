import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkedPage, parseHtml } from 'docusaurus-preset-portal/testing';
import { listFiles } from 'openapi-toolkit/node';

/** Reads every page of a site that is built and served below a path, and lists its files. */
export async function readSite(build: string, basePath: string) {
  const files = await listFiles(build);
  const pages = files
    .filter((name) => name.endsWith('.html'))
    .map((name) => linkedPage(parseHtml(name, readFileSync(path.join(build, name), 'utf8')), basePath));
  return { pages, files: new Set(files.map((name) => basePath + name)) };
}
