import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { buildLog } from '../lib/log';
import { template } from '../plugins/early-script/template';
import earlyScriptPlugin from './earlyScript';

type Configure = (config: object, isServer: boolean) => { entry?: Record<string, unknown> };

async function configure(siteDir: string) {
  const context = { siteDir, siteConfig: {} } as LoadContext;
  const { configureWebpack } = await earlyScriptPlugin(context);
  const { entry } = (configureWebpack as unknown as Configure | undefined)?.({ entry: '/app.js' }, false) ?? {};
  return { entry, template: context.siteConfig.ssrTemplate };
}

it('makes the app a second entry, and the template load the first', async () => {
  const { entry, ...site } = await configure(process.cwd());
  expect(entry?.runtime).toBe(path.join(__dirname, 'earlyEntry.ts'));
  expect(site.template).toBe(template);
});

it('changes nothing but warns with another Docusaurus', async () => {
  const warn = vi.spyOn(buildLog, 'warn').mockImplementation(() => undefined);
  const siteDir = await mkdtemp(path.join(tmpdir(), 'early-'));
  const core = path.join(siteDir, 'node_modules/@docusaurus/core');
  await mkdir(core, { recursive: true });
  await writeFile(path.join(core, 'package.json'), '{}');
  expect(await configure(siteDir)).toEqual({});
  expect(warn.mock.calls.join()).toMatch(/earlyScript is off\. .*ssgTemplate\.html\.js is gone/);
  await rm(siteDir, { recursive: true });
});
