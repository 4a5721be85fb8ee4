import { readFileSync } from 'node:fs';
import { siteUrl } from 'docusaurus-preset-portal/terms';
import { expect, it } from 'vitest';
import { apis, site } from '#site';

const page = readFileSync('docs/docs/clients.mdx', 'utf8');

it.each([/^nswag openapi2csclient (.+)$/m, /^kiota generate (.+)$/m])('%s reads a contract of the site', (command) =>
  expect(command.exec(page)?.[1]).toContain(`${siteUrl(site)}/openapi/${apis[0]?.id}-3.0.json`));
