import type { Api } from 'docusaurus-preset-portal/content';

/** The APIs in the order the site shows them: the one place that maps their ids, spec files and routes. */
export const apis: readonly Api[] = [
  {
    id: 'data',
    title: 'Data API',
    spec: 'data.yaml',
    route: '/api/denmark/data',
    blurb: 'Addresses, companies, properties, vehicles and persons from the Danish registers.',
  },
  {
    id: 'advisor',
    title: 'Advisor API',
    spec: 'recommendation.yaml',
    route: '/api/denmark/advisor',
    blurb: 'Product recommendations for an address, with the reasons behind them.',
  },
  {
    id: 'life-events',
    title: 'Life-events API',
    spec: 'life-events.yaml',
    route: '/api/denmark/life-events',
    blurb: 'What happened to a company, a person or a property, and when.',
  },
  {
    id: 'service',
    title: 'Service API',
    spec: 'service.yaml',
    route: '/api/service-api',
    blurb: 'Your own request counts, by day, operation and API key.',
  },
  {
    id: 'datahub',
    title: 'Datahub API',
    spec: 'data-hub.yaml',
    route: '/api/datahub',
    blurb: 'The history of one feature of one entity, ready to replicate.',
  },
];
