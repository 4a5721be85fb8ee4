import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headersOf } from '../../browsers/support/headers';
import { readHtml } from '../../support/readHtml';
import { measured } from '../support/measured';
import { expect, test } from '../support/test';

// `tests/browsers` serves the site with these headers over TLS.
const BUILD = process.env.PORTAL_BUILD ?? 'build';
const headersAt = (address: string) => headersOf(readFileSync(path.join(BUILD, '_headers'), 'utf8'))(address);
const policy = () => headersAt('/').get('Content-Security-Policy') ?? '';

test('CSP Evaluator finds nothing but that we trust our own scripts', () => {
  const { csp } = new CspParser(policy());
  const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity < Severity.INFO);
  // A "maybe" that applies to hosts with JSONP or uploads. This host only has files of the build.
  expect(findings.map(({ severity, directive, value }) => [severity, directive, value])).toEqual([
    [Severity.MEDIUM_MAYBE, 'script-src', "'self'"],
  ]);
});

test('the policy is small, and allows only what is listed', () => {
  measured('policy bytes', Buffer.byteLength(policy()));
  expect(Buffer.byteLength(policy())).toBeLessThanOrEqual(1500);
  const directives = new Map(
    policy()
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(policy()).not.toMatch(/unsafe-inline|unsafe-eval|wasm|https?:|\*/);
  // The script before the first paint, and the notice for missing code.
  expect(directives.get('script-src')?.filter((source) => source.startsWith("'sha"))).toHaveLength(2);
  // Docusaurus writes an open list of the sidebar like this.
  expect(directives.get('style-src-attr')).toEqual(["'unsafe-hashes'", expect.stringMatching(/^'sha256-/)]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  const none = ['frame-src', 'media-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'];
  for (const name of none) expect(directives.get(name)).toEqual(["'none'"]);
});

test('every file has the headers, and code is kept for a year', () => {
  for (const [address, caching] of [
    ['/', undefined],
    ['/docs/time', undefined],
    ['/openapi/data.yaml', undefined],
    ['/assets/js/main.js', 'public, max-age=31536000, immutable'],
    ['/.well-known/security.txt', 'public, max-age=86400'],
  ] as const) {
    const headers = headersAt(address);
    expect.soft(headers.get('Content-Security-Policy'), address).toBe(policy());
    expect.soft(headers.get('Strict-Transport-Security'), address).toBe('max-age=63072000; includeSubDomains');
    expect.soft(headers.get('X-Content-Type-Options'), address).toBe('nosniff');
    expect.soft(headers.get('Referrer-Policy'), address).toBe('no-referrer');
    expect.soft(headers.get('Permissions-Policy'), address).toContain('camera=()');
    expect.soft(headers.get('Cross-Origin-Opener-Policy'), address).toBe('same-origin');
    expect.soft(headers.get('Cross-Origin-Resource-Policy'), address).toBe('same-origin');
    expect.soft(headers.get('Cache-Control'), address).toBe(caching);
  }
});

test('every page carries the policy before its first script', async () => {
  const pages = await readHtml(BUILD);
  expect(pages.length).toBeGreaterThan(50);
  for (const { name, html } of pages) {
    const policies = html.match(/<meta http-equiv=Content-Security-Policy/g) ?? [];
    expect.soft(policies, name).toHaveLength(1);
    expect.soft(html.indexOf('Content-Security-Policy'), name).toBeLessThan(html.indexOf('<script'));
  }
});

test('security.txt expires within a year', () => {
  const text = readFileSync(path.join(BUILD, '.well-known/security.txt'), 'utf8');
  const fields = new Map([...text.matchAll(/^([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toMatch(/^(mailto|https|tel):/);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(270);
  expect(days).toBeLessThan(366);
});

test('the licenses of the packages in the code stand beside it', () => {
  const text = readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8');
  const packages = [...text.matchAll(/(?:^|\n---\n\n)(\S+) \d[\w.-]*\n/g)].map(([, name]) => name);
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', '@docusaurus/core', 'infima']));
});
