import type { DocusaurusConfig } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { config } from '../../../../../tests/support/siteConfig';
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

it('holds of what this site does not set what the browser reads, too', () => {
  const future = { experimental_router: 'browser', experimental_storage: { type: 'localStorage' } };
  const given = {
    title: 'Example',
    scripts: [],
    stylesheets: [],
    headTags: [],
    future: { ...future, experimental_faster: true },
  };
  expect(clientContext(given as unknown as DocusaurusConfig, '1.2.3')).toEqual({
    '@generated/docusaurus.config': { title: 'Example', future },
    '@generated/site-metadata': { docusaurusVersion: DOCUSAURUS_VERSION, siteVersion: '1.2.3', pluginVersions: {} },
  });
});
