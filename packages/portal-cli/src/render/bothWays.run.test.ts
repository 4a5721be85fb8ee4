import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import * as plain from 'docusaurus-preset-portal/defaults';
import { type Portal, portalOf, readPages } from 'docusaurus-preset-portal/node';
import { generateAll, makePortal } from 'docusaurus-preset-portal/testing';
import { listFilesSync } from 'openapi-toolkit/node';
import { beforeAll, expect, it } from 'vitest';
import { testFolder, writeFiles } from '../../../../tests/support/testFolder';
import { checkSandbox } from './checkSandbox';
import { readRenderedContracts } from './contracts';
import { portalOf as renderedPortal } from './portal';

const root = testFolder();
const spec = path.resolve('tests/fixtures/render/both-ways.yaml');

let [command, option]: [Portal?, Portal?] = [];
beforeAll(async () => {
  const contracts = await readRenderedContracts([spec], path.dirname(spec));
  const content = renderedPortal(contracts);
  writeFiles(path.join(root, 'command'), { 'api-specs/both-ways.json': contracts[0]?.text ?? '' });
  command = portalOf(
    {
      ...plain,
      site: { ...plain.site, ...content.site },
      apis: content.apis,
      hosts: { siteUrl: '', apiBaseUrl: '' },
      guides: { reference: content.apis[0]?.route },
    },
    path.join(root, 'command'),
  );
  await generateAll(command, {});
  const siteDir = path.join(root, 'option');
  cpSync(spec, path.join(siteDir, 'both-ways.yaml'), { recursive: true });
  const apis = [{ spec: 'both-ways.yaml', route: '/api/both-ways' }];
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: { title: 'Both ways', tagline: '', url: '' },
    baseUrl: '/',
  };
  option = await makePortal({ apis }, context as unknown as LoadContext);
  await generateAll(option, { apis });
});

it('the command and the option `apis` make the same pages and downloads', async () => {
  const [pages, others] = await Promise.all([command, option].map((portal) => readPages(portal as Portal)));
  expect(pages).toHaveLength(8);
  expect(others).toEqual(pages);
  const filesOf = (portal?: Portal) => listFilesSync(portal?.paths.downloads ?? '').filter((name) => !/\//.test(name));
  expect(filesOf(option)).toEqual(filesOf(command));
});

it.each(['command', 'option'])('the sandbox answers every sample as the contract says: %s', async (way) => {
  const portal = (way === 'command' ? command : option) as Portal;
  expect(await checkSandbox(portal, true)).toMatch(
    /^Sandbox: (\d+) of \1 requests are answered as the contracts say\.$/,
  );
});
