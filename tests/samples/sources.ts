import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesWith } from 'docusaurus-preset-portal/testing';
import type { OperationPage } from 'openapi-toolkit';
import { listFilesSync } from 'openapi-toolkit/node';
import { portal } from '../support/portal';

/** A sample on a page. */
export interface PublishedSample {
  /** Its position for a reader: a route, or a guide with the tag that shows it. */
  page: string;
  operationId: string;
  language: string;
  text: string;
}

export interface Guide {
  file: string;
  /** Tags in order: a request, and its response if the guide shows one. */
  steps: { operation: string; with?: string; example?: string }[];
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Operation pages of the generated reference. */
export function operationPages(): OperationPage[] {
  const files = readFiles('docs/api', '.page.json');
  return files.map(([, text]) => JSON.parse(text)).filter(({ kind }) => kind === 'operation');
}

function readFiles(folder: string, ending: string): [string, string][] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run "npm run generate" first.`);
  return listFilesSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);
}

/** Samples of all operation pages. */
export function referenceSamples(pages: OperationPage[]): PublishedSample[] {
  return pages.flatMap(({ permalink, operation, samples }) =>
    samples.map(({ language, text }) => ({ page: permalink, operationId: operation.id, language, text })),
  );
}

/** Guides that show requests. */
export function guides(): Guide[] {
  return readFiles('docs/docs', '.mdx')
    .map(([file, text]) => ({ file, steps: stepsOf(text) }))
    .filter(({ steps }) => steps.length > 0);
}

function stepsOf(text: string): Guide['steps'] {
  const steps: Guide['steps'] = [];
  for (const [tag, name] of text.matchAll(/<(RequestSample|ResponseExample)\b[^>]*>/g)) {
    const operation = attribute(tag, 'operation') ?? '';
    if (name === 'RequestSample') steps.push({ operation, with: attribute(tag, 'with') });
    const last = steps.at(-1);
    const isShown = name === 'ResponseExample' && attribute(tag, 'status')?.startsWith('2');
    if (isShown && last?.operation === operation && !last.example) last.example = attribute(tag, 'example');
  }
  return steps;
}

/** The page of `data/company-by-company-id`. */
export function pageOf(pages: OperationPage[], operation: string): OperationPage {
  const [apiId, slug] = operation.split('/');
  const page = pages.find(({ api, permalink }) => api.id === apiId && permalink.endsWith(`/${slug}`));
  if (!page) throw new Error(`No page for ${operation}`);
  return page;
}

/** Samples of guides with other values than the reference page. */
export async function guideSamples(pages: OperationPage[]): Promise<PublishedSample[]> {
  const wanted = guides().flatMap(({ file, steps }) => steps.map((step) => ({ file, ...step })));
  const samples = wanted.map(async ({ file, operation, with: values }) => {
    if (values === undefined) return [];
    const page = pageOf(pages, operation);
    const samples = await samplesWith(portal, operation, values);
    return samples.map(({ language, text }) => ({
      page: `${file} ${operation} ${values}`,
      operationId: page.operation.id,
      language,
      text,
    }));
  });
  return (await Promise.all(samples)).flat();
}
