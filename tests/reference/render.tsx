import path from 'node:path';
import { ReferencePage } from 'docusaurus-preset-portal/elements';
import { examplePairs, pageSamples, type ReadApi, readApi } from 'docusaurus-preset-portal/testing';
import {
  operationLinks,
  overviewPage,
  type ReferencePageData,
  redocLinks,
  typeIndex,
  withOperationLinks,
} from 'openapi-toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { clientCalls, options, owner } from '../support/portal';

const OWNER = { ...owner, siteUrl: 'https://docs.example.com', apiBaseUrl: 'https://api.example.com' };

/** Reads a contract file as the generator does; `isBundled` if it was read before, on after its faults. */
export async function read(file: string, isBundled = false): Promise<ReadApi> {
  const api = {
    isBundled,
    id: 'fixture',
    title: 'Fixture',
    spec: path.basename(file),
    route: '/api/fixture',
    blurb: '',
  };
  return { ...(await readApi(api, path.dirname(path.resolve(file)), OWNER)), callsOf: clientCalls };
}

/** Returns the HTML of every page of a contract: overview first, then the operations in order. */
export function renderPages(api: ReadApi): string[] {
  const links = operationLinks([api]);
  const render = (page: ReferencePageData) =>
    renderToStaticMarkup(<ReferencePage page={withOperationLinks(page, links, redocLinks(api))} />);
  const overview = render(overviewPage(api, [], [], typeIndex(api, [api])));
  const operations = api.operations.map(({ operation, located }) =>
    render({
      kind: 'operation',
      permalink: `/api/fixture/${operation.id}`,
      api: api.ref,
      operation,
      samples: pageSamples(operation, located, api, options),
      pairs: examplePairs(operation, located, api, options),
      nextCalls: [],
    }),
  );
  return [overview, ...operations];
}

/** Returns the text that a reader sees: without markup, with entities decoded and white space collapsed. */
export { htmlAsText as textOf } from 'docusaurus-preset-portal/testing';
