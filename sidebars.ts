import { readFileSync } from 'node:fs';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { apis } from './src/site/apis';

type SidebarItem =
  | string
  | { type: 'category'; label: string; link: { type: 'doc'; id: string }; items: SidebarItem[] };

/** Registers with code lists; each has a page. */
const CODE_LISTS = 'bbr ejf dar dagi plandata emo cvr dst dmr cpr tinglysning'.split(' ');

const RECIPES = 'house-quote portfolio bulk-enrich event-poller plate-insurer wash-customers flat-parent'.split(' ');

const category = (label: string, link: string, items: SidebarItem[]) => ({
  type: 'category' as const,
  label,
  link: { type: 'doc' as const, id: link },
  items,
});

/** Returns a heading with items below it. */
const group = (label: string, items: SidebarItem[]) => ({
  type: 'category' as const,
  label,
  collapsible: false,
  items,
});

const sidebars: SidebarsConfig = {
  docs: [
    'docs/introduction',
    group('Start', [
      'docs/data-docs/getting-started',
      'docs/authentication',
      'docs/samples',
      'docs/sandbox',
      'docs/clients',
      'docs/coding-agents',
      category(
        'Recipes',
        'docs/recipes/index',
        RECIPES.map((name) => `docs/recipes/${name}`),
      ),
    ]),
    group('Concepts', ['docs/identifiers', 'docs/identifier-map', 'docs/time', 'docs/pagination', 'docs/errors']),
    group('APIs', [
      category('Data', 'docs/data-docs/introduction', [
        'docs/data-docs/attributes',
        category(
          'Code lists',
          'docs/data-docs/code-lists/index',
          CODE_LISTS.map((register) => `docs/data-docs/code-lists/${register}`),
        ),
        'docs/dawa-migration',
        'docs/datafordeler-migration',
      ]),
      category('Advisor', 'docs/advisor-docs/introduction', []),
      'docs/life-events',
      category('Datahub', 'docs/datahub/introduction', [
        'docs/datahub/features/index',
        'docs/datahub/features/dk-address',
        'docs/datahub/use-cases/feature-replication',
      ]),
    ]),
    group('In production', ['docs/before-you-sign', 'docs/operating', 'docs/data-protection', 'docs/versions']),
    group('Reference', [
      'docs/list-of-registers',
      'docs/limitations',
      'docs/glossary',
      'docs/changelog',
      'docs/compare-versions',
    ]),
  ],
  // Node.js would keep what `require` read, and the dev server makes these files anew.
  api: apis.map(({ route }) => JSON.parse(readFileSync(`${__dirname}/docs${route}/_sidebar.json`, 'utf8'))),
};

export default sidebars;
