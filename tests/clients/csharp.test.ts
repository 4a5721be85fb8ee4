import { readFileSync } from 'node:fs';
import { nswagConfig } from 'api-clients';
import { siteUrl } from 'docusaurus-preset-portal/terms';
import { expect, it } from 'vitest';
import { apis, site } from '#site';
import { clientPackage } from '#site/clientPackages';

const page = readFileSync('docs/docs/clients.mdx', 'utf8');

it('nswag.json reads the contract of each API of the site by its variables', () => {
  const text = nswagConfig(clientPackage());
  const { defaultVariables, documentGenerator } = JSON.parse(text);
  const used = [...new Set([...text.matchAll(/\$\((\w+)\)/g)].map(([, name]) => name))].sort();
  const commands = [...page.matchAll(/^nswag run nswag\.json \/variables:(\S+)$/gm)].map(([, variables]) => variables);
  expect(commands.length).toBeGreaterThan(1);
  for (const variables of [defaultVariables, ...commands]) {
    const given = new Map<string, string>(variables.split(',').map((pair: string) => pair.split('=')));
    expect([...given.keys()].sort()).toEqual(used);
    expect(apis.map(({ id }) => id)).toContain(given.get('Api'));
  }
  expect(documentGenerator.fromDocument.url).toBe(`${siteUrl(site)}/openapi/$(Api)-3.0.json`);
});

it('the command of Kiota reads a contract of the site', () =>
  expect(/^kiota generate (.+)$/m.exec(page)?.[1]).toContain(`${siteUrl(site)}/openapi/${apis[0]?.id}-3.0.json`));
