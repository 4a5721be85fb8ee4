import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { paths, readWorkflows } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { relativePath } from 'openapi-toolkit/node';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { RenderedContract } from './contracts';
import type { OwnFiles } from './workplace';

/** The page of all workflows. Texts of the document are no part of it: they are shown by the element. */
const PAGE = `---
title: Workflows
description: Tasks of several requests, with what one hands to the next.
slug: /workflows
---

Each task below is a list of requests. All of them are one document in the format Arazzo 1.0: [workflows.arazzo.yaml](pathname:///openapi/workflows.arazzo.yaml).

<Workflows />
`;

const bare = (file: string): string => path.posix.basename(file.replaceAll('\\', '/')).replace(/\.\w+$/, '');

/**
 * Reads a document of Arazzo whose sources become the contracts, by their file names or the only one; returns it and
 * its page. @throws UserError when it is not valid, or a source is no contract of the portal.
 */
export async function readWorkflowFile(
  file: string,
  contracts: readonly RenderedContract[],
  folder: string,
): Promise<OwnFiles> {
  const name = `--workflows ${relativePath(folder, file) || file}`;
  const text = await readFile(file, 'utf8');
  readWorkflows(text, name);
  const document = parseDocument(text);
  const sources = document.get('sourceDescriptions');
  const faults: string[] = [];
  for (const source of isSeq(sources) ? sources.items.filter(isMap) : []) {
    const url = String(source.get('url'));
    const found =
      contracts.length === 1
        ? contracts[0]
        : contracts.find((contract) => [contract.id, bare(contract.file)].includes(bare(url)));
    if (!found)
      faults.push(
        `${name}: the source "${source.get('name')}" has the url ${url}, which is none of ${contracts.map((contract) => contract.file).join(', ')}.`,
      );
    else source.set('url', `./${found.id}.json`);
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return { [paths.workflows]: String(document), 'docs/workflows.mdx': PAGE };
}
