import { OPTIONAL } from '../bundle-trimming/unusedComponents';
import type { Package } from './types';

/** A name of Docusaurus or its theme that code here relies on although nothing documents it. */
export interface PrivateName {
  /** As code here writes it; of a regular expression the text between its slashes. */
  name: string;
  /** File that gives the name its meaning: its package, and its path there; of a module as an import names it. */
  file: [name: Package, path: string];
  /** Text of that file on which the name relies; the file alone where there is none. */
  text?: string;
  why: string;
}

const core = (path: string): PrivateName['file'] => ['@docusaurus/core', `lib/${path}`];
const theme = (path: string): PrivateName['file'] => ['@docusaurus/theme-classic', `lib/theme/${path}`];

/** Components of the theme that are rendered or replaced by name, besides those of `src/theme`. */
const components: readonly PrivateName[] = [
  {
    name: '@theme/DocItem',
    file: theme('DocItem/index.js'),
    text: '<MDXComponent />',
    why: 'Shows one page of the docs from `content`.',
  },
  { name: '@theme/DocsRoot', file: theme('DocsRoot/index.js'), why: 'Is the route around all docs.' },
  { name: '@theme/DocVersionRoot', file: theme('DocVersionRoot/index.js'), why: 'Is the route around a version.' },
  { name: '@theme/DocRoot', file: theme('DocRoot/index.js'), why: 'Is the route around the pages of a version.' },
  {
    name: '@theme/MDXContent',
    file: theme('MDXPage/index.js'),
    text: "from '@theme/MDXContent'",
    why: 'Is around the content of a page, and nowhere else.',
  },
  {
    name: '@theme/Navbar/MobileSidebar',
    file: theme('Navbar/Layout/index.js'),
    text: '<NavbarMobileSidebar />',
    why: 'Is the menu of small screens.',
  },
];

/** Components of the theme in whose place an empty one is where nothing shows them. */
export const emptied: readonly PrivateName[] = OPTIONAL.map((name) => ({
  name: `@theme/${name}`,
  file: theme(name),
  why: 'Shows nothing on this site.',
}));

/** Imports whose module is replaced by one of ours. */
const requests: readonly PrivateName[] = [
  { name: './preload', file: core('client/PendingNavigation.js'), text: "from './preload'", why: 'Loads a page.' },
  {
    name: 'tslib',
    file: ['@docusaurus/utils-common', 'lib/index.js'],
    text: 'tslib_1.__importDefault(',
    why: 'Is asked for `__importDefault` and nothing else.',
  },
  {
    name: 'hoist-non-react-statics',
    file: core('client/exports/router.js'),
    text: "export { useHistory, useLocation, Redirect, matchPath } from 'react-router-dom';",
    why: 'Is asked for by `withRouter`, which is not exported.',
  },
  {
    name: 'react-loadable',
    file: core('client/exports/ComponentCreator.js'),
    text: "from 'react-loadable'",
    why: 'Makes the component of a route.',
  },
];

/** Files that Docusaurus generates, and addresses of modules by which they are found. */
const files: readonly PrivateName[] = [
  {
    name: '@generated/routes',
    file: core('client/preload.js'),
    text: "from '@generated/routes'",
    why: 'Is the table of routes.',
  },
  {
    name: 'routes.js',
    file: core('server/codegen/codegenRoutes.js'),
    text: "'routes.js'",
    why: 'Is the file of the table of routes.',
  },
  {
    name: 'routesChunkNames.json',
    file: core('server/codegen/codegenRoutes.js'),
    text: "'routesChunkNames.json'",
    why: 'Says what each route loads.',
  },
  {
    name: 'registry.js',
    file: core('server/codegen/codegenRoutes.js'),
    text: "'registry.js'",
    why: 'Says how each of that is loaded.',
  },
  {
    name: '[\\\\/]__plugin\\.json$',
    file: core('server/plugins/actions.js'),
    text: '__plugin.json',
    why: 'Says whose page it is.',
  },
  {
    name: '@generated/docusaurus.config',
    file: core('client/docusaurusContext.js'),
    text: "from '@generated/docusaurus.config'",
    why: 'Is the configuration in the browser.',
  },
  {
    name: '@generated/site-metadata',
    file: core('client/docusaurusContext.js'),
    text: "from '@generated/site-metadata'",
    why: 'Holds the versions of the plugins in the browser.',
  },
];

/** Elements, attributes, keys and classes that Docusaurus writes. */
const marks: readonly PrivateName[] = [
  { name: '__docusaurus', file: core('ssg/ssgTemplate.html.js'), text: 'id="__docusaurus"', why: 'Holds the app.' },
  { name: 'docusaurusRoot', file: core('client/clientEntry.js'), text: 'window.docusaurusRoot', why: 'The app began.' },
  {
    name: 'hasHydrated',
    file: core('client/hasHydratedDataAttribute.js'),
    text: 'data-has-hydrated',
    why: 'The app took the page over.',
  },
  {
    name: 'docs-version-',
    file: ['@docusaurus/plugin-content-docs', 'lib/versions/index.js'],
    text: '`docs-version-${',
    why: 'Is the class of `html` that names the version.',
  },
  {
    name: 'docs-preferred-version-default',
    file: ['@docusaurus/plugin-content-docs', 'lib/client/docsPreferredVersion.js'],
    text: '`docs-preferred-version-${',
    why: 'Is the key of the version that a reader prefers.',
  },
  {
    name: 'docusaurus.announcement.id',
    file: ['@docusaurus/theme-common', 'lib/contexts/announcementBar.js'],
    text: "'docusaurus.announcement.id'",
    why: 'Is the key of the last announcement.',
  },
  {
    name: 'docusaurus.announcement.dismiss',
    file: ['@docusaurus/theme-common', 'lib/contexts/announcementBar.js'],
    text: "'docusaurus.announcement.dismiss'",
    why: 'Is the key that says whether it was closed.',
  },
  {
    name: 'footer__copyright',
    file: theme('Footer/Copyright/index.js'),
    text: '"footer__copyright"',
    why: 'Is the class of the line at the foot.',
  },
  {
    name: 'contains-task-list',
    file: ['mdast-util-to-hast', 'lib/handlers/list.js'],
    text: "'contains-task-list'",
    why: 'Is the class of a list of check boxes.',
  },
];

/** All names, each once. */
export const names: readonly PrivateName[] = [...components, ...emptied, ...requests, ...files, ...marks];
