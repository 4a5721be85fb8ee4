import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { listFiles } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { serveBuild } from '../support/serveBuild';

/** The packed preset in sites of others, each installed and built with and without it. Asks the npm registry. */

interface Guest {
  docusaurus: string;
  react: string;
  dependencies?: Record<string, string>;
  /** What the configuration has besides that of the fixture. */
  variant?: Record<string, unknown>;
  /** Installed by pnpm, as a package of a workspace, with the contract in a folder beside it. */
  isInWorkspace?: boolean;
  /** Keeps a version of its docs. */
  isVersioned?: boolean;
  /** Route of the operation pages that another plugin makes of the same contract. */
  stock?: string;
}

/** Later versions are refused by the progress bar of Docusaurus 3.6 to 3.9, or miss a dependency. */
const overrides = { webpack: '5.105.4', 'postman-code-generators': '2.0.0' };
const algolia = { appId: 'A', apiKey: 'b', indexName: 'c' };
const openapi = {
  id: 'stock',
  docsPluginId: 'default',
  config: { a: { specPath: 'openapi.yaml', outputDir: 'docs/a' } },
};

const GUESTS: Record<string, Guest> = {
  'classic 3.6.3, webpack, React 18': { docusaurus: '3.6.3', react: '18' },
  '3.9.2 with rspack, Tailwind, Algolia and versions': {
    docusaurus: '3.9.2',
    react: '19',
    dependencies: { '@docusaurus/faster': '3.9.2', tailwindcss: '^3.4' },
    variant: {
      future: { v4: true, experimental_faster: true },
      postcss: ['tailwindcss', 'autoprefixer'],
      theme: { customCss: './tailwind.css' },
      themeConfig: { algolia },
    },
    isVersioned: true,
  },
  '3.10.2 in a workspace of pnpm, below a path': {
    docusaurus: '3.10.2',
    react: '19',
    isInWorkspace: true,
    // `future.v4` asks for it.
    dependencies: { '@docusaurus/faster': '3.10.2' },
    variant: { spec: '../contracts/openapi.yaml', baseUrl: '/portal/', trailingSlash: true, future: { v4: true } },
  },
  'two languages and a local search': {
    docusaurus: '3.9.2',
    react: '19',
    dependencies: { '@easyops-cn/docusaurus-search-local': '^0.52' },
    variant: {
      i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans'] },
      themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],
    },
  },
  'docusaurus-openapi-docs and redocusaurus': {
    docusaurus: '3.9.2',
    react: '19',
    dependencies: {
      'docusaurus-plugin-openapi-docs': '^4.7',
      'docusaurus-theme-openapi-docs': '^4.7',
      redocusaurus: '^2.5',
      // Else the peers of the stock plugin pull a second Docusaurus.
      ...Object.fromEntries(
        ['plugin-content-docs', 'theme-common', 'utils', 'utils-validation'].map((name) => [
          `@docusaurus/${name}`,
          '3.9.2',
        ]),
      ),
    },
    variant: {
      docs: { docItemComponent: '@theme/ApiItem' },
      plugins: [['docusaurus-plugin-openapi-docs', openapi]],
      themes: ['docusaurus-theme-openapi-docs'],
      presets: [['redocusaurus', { specs: [{ id: 'redoc', spec: 'openapi.yaml', route: '/redoc' }] }]],
    },
    stock: 'a/list-books',
  },
};

let folder = '';
let packed: [name: string, file: string][] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guests-'));
  const packing = await execute([process.execPath, 'packages/pack.cjs', folder], '.');
  expect(packing.status, packing.stderr).toBe(0);
  const files = (await readdir(folder)).filter((name) =>
    /^(openapi-toolkit|docusaurus-preset-portal).*\.tgz$/.test(name),
  );
  packed = files.map((file) => [file.replace(/-\d.*$/, ''), `file:${path.join(folder, file)}`]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(site: string, command: string[], variables = {}): Promise<string> {
  const { status, stdout, stderr } = await execute(command, site, variables);
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
  return stdout + stderr;
}

/** Makes and installs a site; returns its folder. */
async function install({
  docusaurus,
  react,
  dependencies,
  variant,
  isInWorkspace,
  isVersioned,
  stock,
}: Guest): Promise<string> {
  const workspace = await mkdtemp(path.join(folder, 'workspace-'));
  const site = path.join(workspace, 'site');
  await cp('tests/fixtures/guest', site, { recursive: true });
  await mkdir(path.join(workspace, 'contracts'));
  for (const to of ['site', 'contracts'])
    await cp('examples/minimal/openapi.yaml', path.join(workspace, to, 'openapi.yaml'));
  if (variant) await writeFile(path.join(site, 'variant.json'), JSON.stringify(variant));
  const versions = {
    '@docusaurus/core': docusaurus,
    '@docusaurus/preset-classic': docusaurus,
    '@mdx-js/react': '^3',
    react,
    'react-dom': react,
  };
  const all = { ...versions, autoprefixer: '^10', ...Object.fromEntries(packed), ...dependencies };
  await writeFile(
    path.join(site, 'package.json'),
    // As the templates of Docusaurus have it: without it the stock theme is dead in browsers.
    JSON.stringify({ name: 'site', private: true, dependencies: all, overrides, browserslist: ['>0.5%', 'not dead'] }),
  );
  if (isInWorkspace) {
    const local = packed.map(([name, file]) => `  ${name}: ${file}\n`).join('');
    await writeFile(path.join(workspace, 'pnpm-workspace.yaml'), `packages: [site]\noverrides:\n${local}`);
    await run(workspace, npm('exec', '--yes', '--', 'pnpm@10', 'install', '--ignore-scripts', '--no-frozen-lockfile'));
  } else await run(site, npm('install', '--ignore-scripts', '--no-audit', '--no-fund'));
  const docusaurusRun = (...args: string[]) => run(site, npm('exec', '--', 'docusaurus', ...args));
  if (stock) await docusaurusRun('gen-api-docs', 'all');
  if (isVersioned) await docusaurusRun('docs:version', '1.0');
  return site;
}

it.each(Object.keys(GUESTS))('%s', { timeout: 900_000 }, async (name) => {
  const guest = GUESTS[name] as Guest;
  const site = await install(guest);
  const base = String(guest.variant?.baseUrl ?? '/');
  for (const [out, variables] of [
    ['before', {}],
    ['after', { REFERENCE: 'yes' }],
  ] as const)
    await run(
      site,
      [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', out],
      variables,
    );
  const read = (file: string) => readFile(path.join(site, file), 'utf8');
  // Names of assets and versions of plugins are in every page.
  const content = async (file: string) =>
    /<main[\s\S]*<\/main>/.exec(await read(file))?.[0].replace(/\/assets\/[^"]+/g, '');
  const pages = (await listFiles(path.join(site, 'before'))).filter((file) => file.endsWith('index.html'));
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) expect(await content(`after/${page}`), page).toBe(await content(`before/${page}`));
  const bytes = async (route: string) => (await read(`after/${route}/index.html`)).length;
  const stock = guest.stock ? `, of the stock plugin ${await bytes(guest.stock)}` : '';
  console.log(
    `${name}: ${pages.length} other pages, an operation page of ${await bytes('api/list-books')} bytes${stock}`,
  );
  if (skipsWithout('chromium')) return;
  const { origin, close } = await serveBuild(path.join(site, 'after'), { basePath: base });
  const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
  try {
    for (const mode of ['light', 'dark'] as const)
      for (const width of [1440, 390]) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        // Pages of the stock theme load a megabyte of scripts.
        page.setDefaultTimeout(120_000);
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(String(error)));
        for (const route of ['tables', 'api', 'api/borrow-book']) {
          await page.goto(`${origin}${base}${route}/?docusaurus-theme=${mode}`);
          await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
          const shown = path.join(
            process.env.PORTAL_SHOTS ?? site,
            `${name}-${route}-${width}-${mode}.png`.replace(/[ /,]+/g, '-'),
          );
          await page.screenshot({ path: shown, fullPage: true });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${route} at ${width}`).toBe(width);
        }
        expect(faults).toEqual([]);
        await page.close();
      }
  } finally {
    await browser.close();
    close();
  }
});
