import { expect, it, vi } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { testFolderOfEach, writeFiles } from '../../../../../tests/support/testFolder';
import { buildLog } from '../../lib/log';
import { warnOfLongPages } from './guideFaults';

const folder = testFolderOfEach();

it('warns of a guide with more than 300 kB of HTML after a build', () => {
  const warn = vi.spyOn(buildLog, 'warn').mockReturnValue();
  writeFiles(folder, {
    'docs/long/index.html': 'x'.repeat(301_000),
    'docs/short/index.html': 'x'.repeat(299_000),
    'api/long/index.html': 'x'.repeat(900_000),
  });
  const route = (path: string, sourceFilePath: string) => ({ path, component: '', metadata: { sourceFilePath } });
  const guides = [route('/docs/long', 'docs/docs/long.mdx'), route('/docs/short', 'docs/docs/short.mdx')];
  const routes = [{ path: '/', component: '', routes: guides }, route('/api/long', 'docs/api/long.mdx')];
  warnOfLongPages({ outDir: folder, routes } as never, portal);
  expect(warn.mock.calls).toEqual([
    ['docs/docs/long.mdx:1: the page has 301 kB of HTML. Split it, or link to a file.'],
  ]);
  warn.mockRestore();
});
