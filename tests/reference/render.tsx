import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReferencePage } from '../../src/reference/components/ReferencePage';
import { examplePairs } from '../../src/reference/generate/examplePairs';
import { overviewPage } from '../../src/reference/generate/overview';
import { type ReadApi, readApi } from '../../src/reference/generate/readApi';
import { samplesOf } from '../../src/reference/generate/samples';
import { typeIndex } from '../../src/reference/generate/typeIndex';

const OWNER = { siteUrl: 'https://docs.example.com', apiBaseUrl: 'https://api.example.com' };

/** Reads a contract file as the generator does. */
export const read = (file: string): Promise<ReadApi> =>
  readApi(
    { id: 'fixture', title: 'Fixture', spec: path.basename(file), route: '/api/fixture', blurb: '' },
    path.dirname(path.resolve(file)),
    OWNER,
  );

/** HTML of every page of a contract: overview first, then the operations in order. */
export function renderPages(api: ReadApi): string[] {
  const overview = renderToStaticMarkup(<ReferencePage page={overviewPage(api, [], [], typeIndex(api, [api]))} />);
  const operations = api.operations.map(({ operation, located }) =>
    renderToStaticMarkup(
      <ReferencePage
        page={{
          kind: 'operation',
          permalink: `/api/fixture/${operation.id}`,
          api: api.ref,
          operation,
          samples: samplesOf(operation, located, api),
          pairs: examplePairs(operation, located, api),
          nextCalls: [],
        }}
      />,
    ),
  );
  return [overview, ...operations];
}

/** What a reader sees: text without markup, entities read, white space folded. */
export { plainText as textOf } from '../../src/html';

export const scratchFolder = () => mkdtemp(path.join(tmpdir(), 'portal-'));
