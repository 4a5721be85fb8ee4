import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'Lending library',
  tagline: 'Books, and who may borrow them',
  url: 'https://library.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  presets: [
    ['classic', { docs: { routeBasePath: '/' }, blog: false }],
    ['portal', { apis: [{ spec: 'openapi.yaml', route: '/api' }] }],
  ],
  themeConfig: {
    navbar: {
      title: 'Lending library',
      items: [
        { to: '/', label: 'Guide' },
        { to: '/api', label: 'API' },
      ],
    },
  },
};

export default config;
