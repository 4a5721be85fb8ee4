import { site as plain } from 'docusaurus-preset-portal/content/plain';
import type { Site } from 'docusaurus-preset-portal/content/site';

export * from 'docusaurus-preset-portal/content/plain';

export const site = { ...plain, title: 'Service API', slug: 'service', copyright: 'Danish Data APIs' };

export const apis = [
  // Below `api-specs`, which the test copies from the root of this repository.
  { id: 'service', title: 'Service API', spec: 'service.yaml', route: '/api/service', blurb: '' },
] as const;

export const guides: Site['guides'] = { reference: apis[0].route, sandbox: '/' };
