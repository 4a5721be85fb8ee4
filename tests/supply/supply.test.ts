import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { satisfies, subset } from 'semver';
import { describe, expect, it } from 'vitest';
import { locked, readJson } from './lockfile';

interface Advisory {
  id: string;
  package: string;
  range: string;
  verdict: 'fixed' | 'accepted';
  reason: string;
  expires?: string;
}

const { advisories }: { advisories: Advisory[] } = readJson('tests/supply/advisories.json');
const licences = readJson('tests/supply/licences.json');

describe('the lockfile', () => {
  it('holds one version of every package of Docusaurus', () => {
    const ours = locked.filter(({ name }) => name.startsWith('@docusaurus/'));
    expect(ours.length).toBeGreaterThan(20);
    // Packages with their own version numbers.
    const own = ['@docusaurus/react-loadable', '@docusaurus/responsive-loader'];
    const versions = new Set(ours.filter(({ name }) => !own.includes(name)).map(({ version }) => version));
    expect([...versions]).toEqual(['3.6.3']);
    expect(new Set(ours.map(({ name }) => name)).size).toBe(ours.length);
  });

  it('holds one React', () => {
    const react = locked.filter(({ name }) => name === 'react' || name === 'react-dom');
    expect(react.map(({ path }) => path)).toEqual(['node_modules/react', 'node_modules/react-dom']);
  });

  it('knows the content of every package', () => {
    expect(locked.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path)).toEqual([]);
  });

  it('asks for exact versions, and the packages for ranges: exact ones would replace those of a host', () => {
    const { dependencies, devDependencies } = readJson('package.json');
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d/.test(String(version)))).toEqual([]);
    for (const [name, most] of Object.entries({
      'openapi-toolkit': 14,
      'api-clients': 4,
      'docusaurus-preset-portal': 19,
      'portal-cli': 10,
    })) {
      const needed = Object.entries(readJson(`packages/${name}/package.json`).dependencies);
      expect(
        needed.filter(([, version]) => !/^\^\d/.test(String(version))),
        name,
      ).toEqual([]);
      expect(needed.length, name).toBeLessThanOrEqual(most);
    }
  });
});

it('every package takes every version of Node.js that the portal takes', () => {
  const ours = readJson('package.json').engines.node;
  const required = locked.flatMap(({ path, engines }) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    return range ? [{ path, range }] : [];
  });
  expect(required.length).toBeGreaterThan(500);
  expect(required.filter(({ range }) => !subset(ours, range))).toEqual([]);
});

describe('install scripts', () => {
  it('are switched off', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('belong to packages that do without', () => {
    expect([...new Set(locked.filter((one) => one.hasInstallScript).map(({ name }) => name))].sort()).toEqual([
      '@parcel/watcher',
      '@swc/core',
      'core-js',
      'core-js-pure',
      'esbuild',
      'postman-code-generators',
    ]);
  });

  it('were not run: what they would have installed or built is not there', () => {
    const generators = 'node_modules/postman-code-generators/codegens';
    const nested = readdirSync(generators).filter((one) => existsSync(`${generators}/${one}/node_modules`));
    expect(nested).toEqual([]);
  });
});

/** Returns true if the allow-list alone satisfies an SPDX expression. */
const isAllowed = (expression: string): boolean => {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => licences.allowed.includes(one));
};

describe('licences', () => {
  it('are all known and allowed', () => {
    const strange = locked.filter(({ name, license }) => {
      const licence = license ?? licences.unnamedInLockfile[name];
      return licence === undefined || !(isAllowed(licence) || licences.packages[name] === licence);
    });
    expect(strange.map(({ name, version, license }) => `${name}@${version}: ${license}`)).toEqual([]);
  });

  it('have no exception nobody needs', () => {
    const names = new Set(locked.map(({ name }) => name));
    const listed = [...Object.keys(licences.packages), ...Object.keys(licences.unnamedInLockfile)];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('advisories', () => {
  it.each(advisories)('$id ($package) is $verdict', ({ package: name, range, verdict, reason, expires }) => {
    const hit = locked.filter((one) => one.name === name && satisfies(one.version, range));
    expect(reason).not.toBe('');
    if (verdict === 'fixed') expect(hit.map(({ path, version }) => `${path} ${version}`)).toEqual([]);
    // An accepted advisory that no longer applies is removed; an expired one is assessed again.
    else {
      expect(hit).not.toEqual([]);
      expect(Date.parse(expires ?? ''), `accepted until ${expires}`).toBeGreaterThan(Date.now());
    }
  });
});
