import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoize } from '../lib/memoize';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import { applyBranding } from '../openapi/applyBranding';
import type { OperationPage, ReferencePageData } from '../openapi/model';
import { isOperation, operationName } from '../reference/readPages';
import { type ReadWorkflow, type ReadWorkflows, readWorkflows, type WorkflowStep } from './readWorkflows';

/** A step with the operation that it calls. */
export interface ResolvedStep extends WorkflowStep {
  /** `api/operation`; undefined if it calls a workflow. */
  operation?: string;
  title: string;
  href?: string;
  /** Method and path. */
  request: string;
}

export interface ResolvedWorkflow extends Omit<ReadWorkflow, 'steps'> {
  steps: ResolvedStep[];
}

/** Returns the API of a source: its file has the id of the API. */
const apiOf = (name: string | undefined, { sources }: ReadWorkflows): string | undefined => {
  const url = sources.find((one) => one.name === name)?.url;
  return url && path.posix.basename(url).replace(/\.\w+$/, '');
};

/** Finds the operation of a step: by its id, alone or with the name of a source, or by source, path and method. */
function pageOf(
  step: WorkflowStep,
  document: ReadWorkflows,
  pages: readonly OperationPage[],
): OperationPage | undefined {
  const { operationId = '', operationPath = '' } = step;
  const [, source, id = operationId] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(operationId) ?? [];
  const [, from, pointer = '', method] =
    /^\{\$sourceDescriptions\.([^.]+)\.url\}#\/paths\/([^/]+)\/(\w+)$/.exec(operationPath) ?? [];
  const api = apiOf(source ?? from, document);
  const called = pointer.replace(/~1/g, '/').replace(/~0/g, '~');
  return pages.find(
    (page) =>
      (api === undefined || page.api.id === api) &&
      (operationId
        ? page.operation.operationId === id
        : page.operation.path === called && page.operation.method.toLowerCase() === method),
  );
}

/** Adds to each step the operation that it calls. Throws a UserError if it is none of the contracts. */
export function resolveWorkflows(
  document: ReadWorkflows,
  all: readonly ReferencePageData[],
  name: string,
): ResolvedWorkflow[] {
  const pages = all.filter(isOperation);
  return document.workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => {
      const { workflowId } = step;
      if (workflowId) return { ...step, title: workflowId, request: `workflow ${workflowId}` };
      const page = pageOf(step, document, pages);
      if (!page)
        throw new UserError(
          `${name}: workflow "${workflow.workflowId}", step "${step.stepId}": no contract has the operation ${step.operationId ?? step.operationPath}. The url of a source ends with the id of an API: ${[...new Set(pages.map(({ api }) => api.id))].join(', ')}.`,
        );
      const { title, method, path: at } = page.operation;
      const request = `${method.toUpperCase()} ${at}`;
      return { ...step, operation: operationName(page), title, href: page.permalink, request };
    }),
  }));
}

/** Path of the published document, below the site. */
export const WORKFLOWS = '/openapi/workflows.arazzo.yaml';

let chosen: string | undefined;

/** Takes the workflows of another file than that at the fixed path. */
export const setWorkflows = (file: string): void => {
  chosen = file;
};

const fileOf = (): string => chosen ?? paths.workflows;

/** @throws UserError if the file that the site names is missing. */
async function readText(): Promise<string | undefined> {
  if (existsSync(fileOf())) return applyBranding(await readFile(fileOf(), 'utf8'));
  if (chosen)
    throw new UserError(`docusaurus.config.ts: docusaurus-preset-portal: workflows: there is no file ${chosen}.`);
  return undefined;
}

const parsed = memoize((source: string) => readWorkflows(source, fileOf()));

/** Reads the workflows of the site, with the operations of these pages. Throws a UserError if the document is not valid. */
export async function siteWorkflows(pages: readonly ReferencePageData[]): Promise<ResolvedWorkflow[]> {
  const source = await readText();
  return source === undefined ? [] : resolveWorkflows(parsed(source), pages, fileOf());
}

/** Returns the text of the document to publish; undefined if the site has none. Checks it with these pages. */
export async function publishedWorkflows(pages: readonly ReferencePageData[]): Promise<string | undefined> {
  await siteWorkflows(pages);
  return readText();
}
