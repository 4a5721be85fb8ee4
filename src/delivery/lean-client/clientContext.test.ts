import { expect, it } from 'vitest';
import { config } from '../../config';
import { clientContext } from './clientContext';

it('holds what the browser reads of the configuration of this site, and nothing that only the build reads', () => {
  const sent = clientContext(config as Parameters<typeof clientContext>[0])['@generated/docusaurus.config'];
  expect(Object.keys(sent ?? {}).sort()).toEqual([
    'baseUrl',
    'baseUrlIssueBanner',
    'customFields',
    'favicon',
    'future',
    'i18n',
    'tagline',
    'themeConfig',
    'title',
    'url',
  ]);
});
