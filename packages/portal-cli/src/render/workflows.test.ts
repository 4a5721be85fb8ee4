import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tests/support/testFolder';
import type { RenderedContract } from './contracts';
import { readWorkflowFile } from './workflows';

const folder = testFolder();

const contracts = ['shop', 'bank'].map((id) => ({ id, file: `specs/${id}-v1.yaml` }) as RenderedContract);
const file = path.join(folder, 'tasks.yaml');
const written = (...urls: string[]) => {
  const sources = urls.map((url, at) => `  - {name: s${at}, url: ${url}, type: openapi}`).join('\n');
  writeFileSync(
    file,
    `arazzo: 1.0.0\ninfo: {title: T, version: '1'}\nsourceDescriptions:\n${sources}\nworkflows:\n  - workflowId: a\n    steps: [{stepId: b, operationId: c}]\n`,
  );
};

it('takes contracts by the names of their files, or the only one', async () => {
  written('../x/shop-v1.yaml', 'https://bank.test/bank.json');
  const two = await readWorkflowFile(file, contracts, folder);
  expect(two[paths.workflows]).toMatch(/url: \.\/shop\.json[\s\S]*url: \.\/bank\.json/);
  expect(two['docs/workflows.mdx']).toContain('<Workflows />');
  written('any.yaml');
  const one = await readWorkflowFile(file, contracts.slice(0, 1), folder);
  expect(one[paths.workflows]).toContain('url: ./shop.json');
});

it('names a source that is no contract, and what is wrong with the document', async () => {
  written('museum.yaml');
  await expect(readWorkflowFile(file, contracts, folder)).rejects.toThrow(
    '--workflows tasks.yaml: the source "s0" has the url museum.yaml, which is none of specs/shop-v1.yaml, specs/bank-v1.yaml.',
  );
  writeFileSync(file, 'arazzo: 1.0.0');
  await expect(readWorkflowFile(file, contracts, folder)).rejects.toThrow('--workflows tasks.yaml: /info: ');
});
