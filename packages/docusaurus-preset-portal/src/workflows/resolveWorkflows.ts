import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoize, nearestName, type OperationPage, type ReferencePageData, sentMethod } from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import { allowsDangling, DanglingReference, noteDangling } from '../lib/danglingReferences';
import { applyBranding, ownerOf } from '../reference/applyBranding';
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
  const url = sources.find((source) => source.name === name)?.url;
  return url && path.posix.basename(url).replace(/\.\w+$/, '');
};

/** Finds the operation of a step: by its id, alone or with the name of a source, or by source, path and method. */
function pageOf(
  step: WorkflowStep,
  document: ReadWorkflows,
  pages: readonly OperationPage[],
): OperationPage | undefined {
  const { operationId = '', operationPath = '' } = step;
  // Respect of Redocly names a source alone, too: `shop.findThings`, `$sourceDescriptions.shop#/paths/~1things/get`.
  const [, prefix, name, rest] = /^(\$sourceDescriptions\.)?([^.]+)\.(.+)$/.exec(operationId) ?? [];
  const [source, id] = prefix || apiOf(name, document) ? [name, rest] : [undefined, operationId];
  const [, from, pointer = '', method] =
    /^\{?\$sourceDescriptions\.([^.#]+)(?:\.url\})?#\/paths\/([^/]+)\/(\w+)$/.exec(operationPath) ?? [];
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

/** Adds to each step the operation that it calls. Throws a DanglingReference with `name:line` of each that is none of the contracts. */
export function resolveWorkflows(
  document: ReadWorkflows,
  all: readonly ReferencePageData[],
  name: string,
  source = '',
): ResolvedWorkflow[] {
  const pages = all.filter(isOperation);
  const apis = [...new Set(pages.map(({ api }) => api.id))].join(', ');
  const ids = pages.flatMap(({ operation }) => operation.operationId ?? []);
  const faults: string[] = [];
  const resolved = document.workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => {
      const { workflowId } = step;
      if (workflowId) return { ...step, title: workflowId, request: `workflow ${workflowId}` };
      const page = pageOf(step, document, pages);
      const called = step.operationId ?? step.operationPath ?? '';
      const found = source.indexOf(called, source.indexOf(`stepId: ${step.stepId}`));
      if (!page) {
        const near = step.operationId && nearestName(called.replace(/.*\./, ''), ids);
        faults.push(
          `${name}:${source.slice(0, found).split('\n').length}: workflow "${workflow.workflowId}", step "${step.stepId}": no contract has the operation ${called}.${near ? ` The nearest is ${near}.` : ''} The url of a source ends with the id of an API: ${apis}.`,
        );
        return { ...step, title: called, request: called };
      }
      const { title, method, path: at } = page.operation;
      const request = `${sentMethod(method)} ${at}`;
      return { ...step, operation: operationName(page), title, href: page.permalink, request };
    }),
  }));
  if (faults.length > 0) throw new DanglingReference(faults.join('\n'));
  return resolved;
}

/** Path of the published document, below the site. */
export const WORKFLOWS = '/openapi/workflows.arazzo.yaml';

/** Returns the text of the document to publish; undefined if the site has none. */
export const publishedWorkflows = async (portal: Portal): Promise<string | undefined> =>
  existsSync(portal.paths.workflows)
    ? applyBranding(await readFile(portal.paths.workflows, 'utf8'), ownerOf(portal))
    : undefined;

/** Parsed documents, by the name and the text of a file. */
const parsedFiles = memoize((name: string) => memoize((source: string) => readWorkflows(source, name)));

/** Reads the workflows of the site, without those that have an unknown operation where the owner allows dangling references. */
export async function siteWorkflows(portal: Portal, pages: readonly ReferencePageData[]): Promise<ResolvedWorkflow[]> {
  const source = await publishedWorkflows(portal);
  const file = portal.paths.workflows;
  if (source === undefined) return [];
  const document = parsedFiles(file)(source);
  const faults: string[] = [];
  const workflows = document.workflows.flatMap((workflow) => {
    try {
      return resolveWorkflows({ ...document, workflows: [workflow] }, pages, file, source);
    } catch (error) {
      if (!(error instanceof DanglingReference)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0 && !allowsDangling(process.env)) throw new DanglingReference(faults.join('\n'));
  noteDangling(faults);
  return workflows;
}
