import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import * as content from 'docusaurus-preset-portal/content';
import { afterAll, beforeAll } from 'vitest';
import { testFolder, writeFiles } from '../../../../../../tests/support/testFolder';
import { portalOf } from '../../../content/portal';
import type { StaticContentOptions } from '../options';
import { staticMdx } from './mdx';

const options: StaticContentOptions = {
  portal: portalOf(content),
  elements: { Box: { component: '@site/Box', data: () => ({}) } },
  dataFiles: [],
  imports: ['@theme/Tabs', '@site/src/diagrams/'],
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Works in a site with files that its pages may and may not load, while the tests of a file run. */
export function inSiteWithFiles(): void {
  const home = process.cwd();
  const folder = testFolder();
  beforeAll(() => {
    const files = {
      'secret.json': '{}',
      'secret.mdx': 'Text',
      'secret.png': PNG,
      'site/.env': 'A=1',
      'site/static/img/logo.png': PNG,
      'site/src/pages/about.mdx': 'Text',
      'site/src/lib/notes.mdx': 'Text',
      'site/src/diagrams/Map.tsx': '',
      'site/docs/_part.mdx': 'Text',
      'site/docs/.hidden/a.json': '{}',
      'site/docs/docs/data.json': '{}',
      'site/docs/docs/list.csv': '',
      'site/docs/docs/a file.pdf': '',
      'site/docs/docs/a.png': PNG,
      'site/docs/docs/a!/x.png': PNG,
      'site/docs/docs/x.mdx': 'Text',
      'site/.generated/elements/1.Box.json': '{}',
    };
    writeFiles(folder, files);
    process.chdir(path.join(folder, 'site'));
    symlinkSync(path.join(folder, 'secret.json'), 'docs/docs/linked.json');
    symlinkSync(path.join(folder, 'secret.mdx'), 'docs/docs/linked.mdx');
    symlinkSync(folder, 'docs/docs/up', 'junction');
  });
  afterAll(() => {
    process.chdir(home);
  });
}

/** Compiles a page as Docusaurus does. */
export async function compile(content: string, frontMatter: Record<string, unknown> = {}): Promise<string> {
  const siteDir = process.cwd();
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      ...staticMdx(options, '/'),
      siteDir,
      staticDirs: [path.resolve('static')],
      markdownConfig: {
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        anchors: { maintainCase: false },
      },
    } as never,
  });
  const filePath = path.resolve('docs/docs/x.mdx');
  return (await processor.process({ content, filePath, frontMatter, compilerName: 'client' })).content;
}
