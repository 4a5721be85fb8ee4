import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { copySite, generated } from '../../../../tests/support/copySite';
import { execute } from '../../../../tests/support/execute';
import { portal } from '../../../../tests/support/portal';
import { config } from '../../../../tests/support/siteConfig';
import { openapiOptions } from './openapiPlugin';

const { apis, paths } = portal;

it('the configuration has the plugin with every contract', () => {
  expect(config.presets).toContainEqual(['docusaurus-preset-portal', expect.anything()]);
  expect(Object.values(openapiOptions(portal).config).map(({ outputDir }) => outputDir)).toEqual(
    apis.map(({ route }) => `docs${route}`),
  );
});

it('docusaurus gen-api-docs all ends with the pages of the reference', async () => {
  const folder = await copySite([...generated(), `${paths.generated}/outlines`]);
  const read = async () => {
    const pages = path.join(folder, paths.pages);
    return Promise.all(
      (await listFiles(pages)).map(async (name) => [name, await readFile(path.join(pages, name), 'utf8')]),
    );
  };
  try {
    const before = await read();
    expect(before.length).toBeGreaterThan(apis.length);
    const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const { status, stdout, stderr } = await execute([process.execPath, program, 'gen-api-docs', 'all'], folder);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).not.toMatch(/error|fail/i);
    expect(await read()).toEqual(before);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
