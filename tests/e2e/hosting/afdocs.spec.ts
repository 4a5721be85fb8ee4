import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { site } from '#site';
import { canonicalPaths } from '../../../src/plugins/security/hosting/redirects';
import { missingMessage, pathOf, skipsWithout } from '../../programs';
import { measured } from '../support/measured';
import { representatives } from '../support/representatives';
import { BUILD, expect, test } from './support/test';

/**
 * What the twin leaves out by design: all languages of a sample but one, controls, and what only a style sets apart from
 * the text before it, where the twin has a space. Fields of the reference are compared with the model by
 * `src/llms/operations/parity.run.test.ts`, value by value; afdocs compares lines of text, and a twin has others.
 */
const EXCLUDED = [
  '.ref-tabs',
  '.ref-operation',
  '.ref-overview',
  '.ref-link',
  '.landing',
  'form',
  'label',
  'figcaption',
  'span[class]:not([class^="hl"])',
].join();

interface Report {
  summary: { fail: number };
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number };
}

/** Which pages are judged: afdocs reads each a dozen times. */
const SHARES: [name: string, routesOf: (all: string[]) => string[]][] = [
  ['every kind of page', () => representatives()],
  ['every page @nightly', (all) => all],
];

for (const [name, routesOf] of SHARES)
  test(`afdocs finds the site fit for agents: ${name}`, async ({ nginx }) => {
    test.skip(skipsWithout('afdocs'), missingMessage('afdocs'));
    test.setTimeout(300_000);
    const urls = routesOf(await canonicalPaths(BUILD)).map((one) => nginx.origin + one);
    expect(urls.length).toBeGreaterThan(10);
    const options = [
      '--urls',
      urls.join(','),
      // Pages, twins and indexes name the host of the site: what leads there is read here.
      '--canonical-origin',
      site.url,
      // What waits for another request looks again after 50 ms.
      '--max-concurrency',
      '50',
      '--max-links',
      '1000',
      '--request-delay',
      '0',
      '--parity-exclusions',
      EXCLUDED,
    ];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [pathOf('afdocs'), 'check', nginx.origin, '--format', 'json', '--score', '--quiet', ...options],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate }, maxBuffer: 1e9 },
    ).catch((error: { stdout: string }) => error);
    const { results, scoring } = JSON.parse(stdout) as Report;
    const failed = results.filter(({ status }) => status === 'fail');
    measured('afdocs', `${scoring.overall} of 100; ${results.filter(({ status }) => status === 'pass').length} pass`);
    expect(failed.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
    expect(scoring.overall).toBeGreaterThanOrEqual(98);
  });
