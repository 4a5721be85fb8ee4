import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseHtml, textOf } from '../../packages/docusaurus-preset-portal/src/lib/html';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

it('a contract whose every text is markup becomes a portal that shows it as text', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  try {
    const portal = path.join(folder, 'portal');
    const args = ['render', '--', '--spec', 'tests/fixtures/contracts/hostile.yaml', '--out', portal];
    const { status, stdout, stderr } = await execute(npm('run', '--silent', ...args), process.cwd());
    expect(status, stdout + stderr).toBe(0);
    const html = readFileSync(path.join(portal, '404.html'), 'utf8');
    expect(html).toMatch(/Hostile &lt;script(?:>|&gt;)/);
    const scripts = parseHtml('404.html', html).elements.filter(({ tagName }) => tagName === 'script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(textOf).filter((text) => text.startsWith('alert('))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
