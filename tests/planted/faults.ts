/** A fault that a colleague could commit. */
export interface Fault {
  name: string;
  /** The end of a path that one file of the project has. */
  file: string;
  /** Text that occurs in the file, and what takes the place of its first occurrence. */
  from: string;
  to: string;
  /**
   * The check that finds it: a script of `package.json`; `unit FILES` and `browser TITLE` of `npm test`; `others FILES`
   * and `browsers TITLE` of `npm run test:all`.
   */
  by: string;
}

export const faults: Fault[] = [
  // Contracts
  {
    name: 'an example breaks its schema',
    file: 'service/requestCountsUsage.yaml',
    from: 'status: 400',
    to: 'status: four',
    by: 'lint:specs',
  },
  {
    name: 'an operation without a summary',
    file: 'service/requestCountsUsage.yaml',
    from: '  summary: Request counts\n',
    to: '',
    by: 'lint:specs',
  },
  {
    name: 'a published contract changes without a version',
    file: 'service/parameters/GroupBy.yaml',
    from: 'name: groupBy',
    to: 'name: group',
    by: 'contracts:gate',
  },
  {
    name: 'an operation is renamed',
    file: 'service/requestCountsUsage.yaml',
    from: 'operationId: requestCountsUsage',
    to: 'operationId: requestCounts',
    by: 'unit tests/contracts vocabulary/',
  },
  // Guides
  {
    name: 'a link leads to no page',
    file: 'docs/docs/errors.mdx',
    from: '# Errors\n',
    to: '# Errors\n\nSee [more](/docs/nowhere).\n',
    by: 'build',
  },
  {
    name: 'a spelling error',
    file: 'docs/docs/errors.mdx',
    from: 'What each error means',
    to: 'What each error meens',
    by: 'check:prose',
  },
  {
    name: 'a word to avoid',
    file: 'docs/docs/errors.mdx',
    from: 'What each error means',
    to: 'What the answer means',
    by: 'check:prose',
  },
  {
    name: 'an element names an operation that is not there',
    file: 'docs/docs/errors.mdx',
    from: 'operation="data/company-by-company-id"',
    to: 'operation="data/company-by-number"',
    by: 'check:prose',
  },
  {
    name: 'a guide contradicts a fact',
    file: 'docs/docs/operating.mdx',
    from: 'A window belongs to one key',
    to: 'A window belongs to one agreement',
    by: 'unit tests/guides/facts',
  },
  {
    name: 'a guide leaves the sidebar',
    file: 'sidebars.ts',
    from: "      'docs/samples',\n",
    to: '',
    by: 'browser leads|docs/samples',
  },
  // Components
  {
    name: 'a type error',
    file: 'reference/components/Title.tsx',
    from: 'encodeURIComponent(id)',
    to: 'encodeURIComponent(id, title)',
    by: 'check:types',
  },
  {
    name: 'an unused import',
    file: 'reference/components/Title.tsx',
    from: 'import ',
    to: "import { join } from 'node:path';\nimport ",
    by: 'check:code',
  },
  {
    name: 'a lower layer imports a higher one',
    file: 'lib/escapeRegExp.ts',
    from: 'export ',
    to: "import '../search/engine/words';\n\nexport ",
    by: 'check:layers',
  },
  {
    name: 'headings lose their links',
    file: 'reference/components/Title.tsx',
    from: 'className="hash-link" href',
    to: 'className="hash-link" data-href',
    by: 'unit reference/components',
  },
  {
    name: 'the search does not open by its key',
    file: 'search/client/shortcut.ts',
    from: "event.key === '/'",
    to: "event.key === '?'",
    by: 'browser opens by button',
  },
  // Styles
  {
    name: 'a text has too little contrast',
    file: 'css/tokens.css',
    from: '--site-muted: #425563',
    to: '--site-muted: #a2b5c3',
    by: 'unit css/tokens css/values',
  },
  {
    name: 'a size that is no token',
    file: 'css/controls.css',
    from: '  cursor: pointer;\n',
    to: '  cursor: pointer;\n  font-size: 13px;\n',
    by: 'unit css/tokens css/values',
  },
  {
    name: 'a page scrolls sideways on a phone',
    file: 'css/controls.css',
    from: 'a.button {\n',
    to: 'a.button {\n  min-width: 500px;\n',
    by: 'browser : .*nothing overflows',
  },
  {
    name: 'panels do not stay in view',
    file: 'reference/css/panelPosition.css',
    from: 'position: sticky',
    to: 'position: static',
    by: 'browser company-unit: nothing overflows',
  },
  // Policy
  {
    name: 'the policy allows any inline script',
    file: 'security/policy/policy.ts',
    from: "`script-src 'self' ",
    to: "`script-src 'self' 'unsafe-inline' ",
    by: 'unit security/policy',
  },
  {
    name: 'pages may be framed',
    file: 'security/policy/policy.ts',
    from: "      'X-Frame-Options': 'DENY',\n",
    to: '',
    by: 'unit security',
  },
  // Samples and clients
  {
    name: 'a sample follows redirects with the key',
    file: 'reference/samples/python.ts',
    from: "'        return None',",
    to: "'        return super().redirect_request(*_)',",
    by: 'unit reference/samples',
  },
  {
    name: 'a sample does not compile',
    file: 'reference/samples/go.ts',
    from: "    'time',\n",
    to: '',
    by: 'unit reference/samples',
  },
  {
    name: 'a client retries what can not help',
    file: 'clients/python/runtime/client.py',
    from: 'RETRIED = (429, 502, 503)',
    to: 'RETRIED = (400, 429, 502, 503)',
    by: 'others tests/clients/python',
  },
  // Search
  {
    name: 'names count as little as prose',
    file: 'search/engine/ranking.ts',
    from: '[4, 3, 0.7]',
    to: '[1, 1, 1]',
    by: 'others tests/search',
  },
  {
    name: 'a synonym is lost',
    file: 'search/engine/synonyms.ts',
    from: 'existing.push({ terms, group })',
    to: 'existing.length',
    by: 'unit search/engine',
  },
  // Sandbox
  {
    name: 'a handler returns another period',
    file: 'handlers/usage.ts',
    from: 'period: { from, to }',
    to: 'period: { from, to: from }',
    by: 'unit tests/sandbox',
  },
  {
    name: 'a path matches more than one segment',
    file: 'sandbox/engine/route.ts',
    from: "'([^/]*)'",
    to: "'(.*)'",
    by: 'unit tests/sandbox sandbox/engine',
  },
  // Packaging and secrets
  {
    name: 'a package of the build is no dependency',
    file: 'engine/package.json',
    from: '    "fflate": "0.8.3",\n',
    to: '',
    by: 'unit tests/supply',
  },
  {
    name: 'the command misses in the npm package',
    file: 'package.json',
    from: '    "scripts/portal.cjs",\n',
    to: '',
    by: 'others tests/package/package',
  },
  {
    name: 'a key is sent over plain HTTP',
    file: 'translations/fetchList.ts',
    from: "url.protocol === 'http:' && LOOPBACK",
    to: "url.protocol === 'http:' || LOOPBACK",
    by: 'others translations',
  },
];
