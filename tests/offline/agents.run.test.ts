import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { fetchUrl } from 'docusaurus-preset-portal/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#site';
import { codeOfPage } from '../guides/pageCode';
import { call, tools } from '../llms/client';
import { type Served, serveBuild } from '../support/serveBuild';
import { BUILD } from '../support/takenAlong';
import { testFolder } from '../support/testFolder';

/** The lines of the page *Coding agents* start the server, for the official client. Only the host of the site is replaced. */

interface Command {
  command: string;
  args: string[];
}

/** Reads the command in a configuration: a command line, JSON or TOML. */
function commandIn(text: string): Command {
  const name = `"?${site.slug}"?`;
  const [, line] = new RegExp(`^claude mcp add ${name} -- (.+)$`, 'm').exec(text) ?? [];
  if (line) {
    const [command = '', ...args] = line.split(' ');
    return { command, args };
  }
  if (!text.startsWith('{')) {
    const value = (key: string) => JSON.parse(new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1] ?? 'null');
    expect(text).toMatch(new RegExp(`^\\[mcp_servers\\.${name}\\]$`, 'm'));
    return { command: value('command'), args: value('args') };
  }
  const [servers] = Object.values(JSON.parse(text) as Record<string, Record<string, Command>>);
  return servers?.[site.slug] as Command;
}

const blocks = codeOfPage(BUILD, 'docs/coding-agents').filter(({ text }) => text.includes('--mcp'));

describe('the lines of the page', () => {
  let served: Served;
  const home = testFolder();
  beforeAll(async () => {
    served = await serveBuild(BUILD);
  });
  afterAll(() => served.close());

  const command = 'npx';
  const args = ['--yes', `${fetchUrl(site)}/${site.slug}.tgz`, '--mcp'];
  it.each(blocks.map(({ label, text }) => [label, text]))('%s', (_, text) =>
    expect(commandIn(text)).toMatchObject({ command, args }));

  it('start the server', async () => {
    expect(blocks.length).toBeGreaterThan(3);
    const client = new Client({ name: 'tests', version: '1' });
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: home,
      // Nothing can come from a registry: the package needs nothing else.
      npm_config_registry: 'http://127.0.0.1:9',
    };
    const own = args.map((one) => one.replace(fetchUrl(site), served.origin));
    await client.connect(new StdioClientTransport({ command, args: own, env, cwd: home, stderr: 'inherit' }));
    const { tools: listed } = await client.listTools();
    const guide = await call(client, 'get_page', { page: '/docs/errors' });
    const response = await call(client, 'call_sandbox', {
      operation: 'data/company-by-company-id',
      parameters: { companyId: '09900012' },
    });
    await client.close();
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(guide.text).toContain('# Errors');
    expect(JSON.parse(response.text)).toMatchObject({ status: 200 });
  });
});
