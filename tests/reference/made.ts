import { contractTypes } from 'api-clients';
import {
  contractSamples,
  convertedFiles,
  formOf,
  operationMarkdown,
  outline,
  overviewMarkdown,
  pageSamples,
  type ReadApi,
} from 'docusaurus-preset-portal/testing';
import { ContractError, type OperationPage, overviewPage } from 'openapi-toolkit';
import { contractDifferences } from 'openapi-toolkit/diff';
import { createSandbox } from 'openapi-toolkit/sandbox';
import { readContent } from '../../src/sandbox-world';
import { options, portal } from '../support/portal';
import { read, renderPages } from './render';

const linkTo = (href: string) => href;

/** Markdown of every page of a contract. */
function markdownOf(api: ReadApi): string[] {
  const pages = api.operations.map(
    ({ operation, located }): OperationPage => ({
      kind: 'operation',
      permalink: `/${operation.id}`,
      api: api.ref,
      operation,
      samples: [...pageSamples(operation, located, api, options), ...contractSamples(located, [])],
      pairs: [],
      nextCalls: [],
    }),
  );
  return [
    overviewMarkdown(overviewPage(api, [], []), linkTo, portal),
    ...pages.map((page) => operationMarkdown(page, linkTo, portal)),
  ];
}

/** Returns the statuses of the sandbox for every operation, called without values. */
function sandboxOf({ api, document, operations }: ReadApi): string[] {
  const errors: unknown[] = [];
  const apis = [{ id: api.id, title: api.title, document }];
  const sandbox = createSandbox(readContent, { apis, world: {}, translations: [], codeLabels: {} }, (error) =>
    errors.push(error),
  );
  const statuses = operations.map(({ located: { method, path } }) =>
    String(
      sandbox.respond({
        method: method.toUpperCase(),
        url: path,
        headers: { 'x-api-key': 'key' },
        body: new Uint8Array(),
      }).status,
    ),
  );
  if (errors.length > 0) throw errors[0];
  return statuses;
}

/**
 * Generates everything from a contract: pages, Markdown copies, downloads, forms, the sandbox, a comparison.
 *
 * @param isBundled True for a contract that was read before, on after its faults.
 * @throws ContractError for a contract that is refused.
 */
export const makeAll = (file: string, isBundled = false): Promise<Record<string, string>> =>
  ContractError.within(file, () => make(file, isBundled));

async function make(file: string, isBundled: boolean): Promise<Record<string, string>> {
  const api = await read(file, isBundled);
  // The generation warns about a download that can't be made.
  const downloads = await convertedFiles(api, { types: contractTypes, onMissing: () => undefined });
  return {
    outline: JSON.stringify(outline(api)),
    pages: renderPages(api).join('\n'),
    markdown: markdownOf(api).join('\n'),
    downloads: downloads.map(({ content }) => content).join('\n'),
    forms: JSON.stringify(
      api.operations
        .filter(({ operation }) => operation.kind === 'operation')
        .map(({ operation, located }) => formOf(operation, located, api, options)),
    ),
    sandbox: sandboxOf(api).join('\n'),
    differences: JSON.stringify(contractDifferences(api.document, api.document)),
  };
}
