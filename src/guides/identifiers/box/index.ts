import type { LoadContext, Plugin } from '@docusaurus/types';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { readNextCalls } from 'docusaurus-preset-portal/reference/generate/nextCalls';
import { isOperation, readPages } from 'docusaurus-preset-portal/reference/readPages';
import { boxData } from './build/boxData';
import { DATA_FILE } from './options';

/** Writes the data of the identifier box. */
export default function identifierBoxPlugin({ siteDir }: LoadContext): Plugin {
  return staticFilesPlugin(siteDir, 'identifier-box', async () => {
    const data = boxData(await readNextCalls(), (await readPages()).filter(isOperation));
    return { [DATA_FILE]: JSON.stringify(data) };
  });
}
