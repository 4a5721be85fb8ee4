import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { missingMessage, pathOf, skipsWithout } from '../../programs';
import { readHtml } from '../../support/readHtml';
import { measured } from '../support/measured';
import { get } from './support/get';
import { BUILD, DEPLOY, expect, test } from './support/test';

const header = async (origin: string) => String((await get(origin, '/')).headers['content-security-policy']);

test('the HTTP Observatory gives 130 or more, A+ @nightly', async ({ nginx }) => {
  test.skip(skipsWithout('observatory'), missingMessage('observatory'));
  const scorer = path.join(__dirname, 'support/observatory.mjs');
  const order = [scorer, path.dirname(pathOf('observatory')), `${nginx.httpPort}`, `${nginx.httpsPort}`];
  const { stdout } = await promisify(execFile)('node', order, {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate },
  });
  const { score, grade, tests } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  measured('HTTP Observatory', `${score}, ${grade}`);
  expect(tests.filter(({ pass }: { pass: boolean }) => !pass)).toEqual([]);
  expect(tests).toHaveLength(10);
  expect(grade).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(130);
});

test('CSP Evaluator finds nothing but that we trust our own scripts', async ({ nginx }) => {
  const { csp } = new CspParser(await header(nginx.origin));
  const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity < Severity.INFO);
  // A "maybe" that applies to hosts with JSONP or uploads. This host only has files of the build.
  expect(findings.map(({ severity, directive, value }) => [severity, directive, value])).toEqual([
    [Severity.MEDIUM_MAYBE, 'script-src', "'self'"],
  ]);
});

test('the policy is small, and allows only what is listed', async ({ nginx }) => {
  const policy = await header(nginx.origin);
  measured('policy bytes', Buffer.byteLength(policy));
  expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(1500);
  const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|wasm|https?:|\*/);
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

test('every response has the headers, also redirects and errors', async ({ nginx }) => {
  for (const url of ['/', '/docs/time/', '/nothing', '/.env', '/openapi/data.yaml', '/img/logo.svg']) {
    const { headers } = await get(nginx.origin, url);
    expect.soft(headers['strict-transport-security'], url).toBe('max-age=63072000; includeSubDomains');
    expect.soft(headers['x-content-type-options'], url).toBe('nosniff');
    expect.soft(headers['referrer-policy'], url).toBe('no-referrer');
    expect.soft(headers['permissions-policy'], url).toContain('camera=()');
    expect.soft(headers['cross-origin-opener-policy'], url).toBe('same-origin');
    expect.soft(headers['cross-origin-resource-policy'], url).toBe('same-origin');
  }
});

test('every form for operators holds the same policy', async ({ nginx }) => {
  const policy = await header(nginx.origin);
  const files = [`${BUILD}/_headers`, `${DEPLOY}/nginx/headers.conf`];
  for (const file of files) expect.soft(readFileSync(file, 'utf8'), file).toContain(policy);
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
