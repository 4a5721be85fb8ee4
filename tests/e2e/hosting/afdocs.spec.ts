import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { site } from '#site';
import { canonicalPaths } from '../../../packages/docusaurus-preset-portal/src/plugins/security/hosting/redirects';
import { missingMessage, pathOf, skipsWithout } from '../../programs';
import { measured } from '../support/measured';
import { representatives } from '../support/representatives';
import { BUILD, expect, test } from './support/test';

/**
 * Content that the Markdown copy omits by design: all languages of a sample but one, controls, and spacing that comes
 * from a style. `packages/docusaurus-preset-portal/src/llms/operations/parity.run.test.ts` compares fields of the reference with the model, value by
 * value; afdocs compares lines of text, which differ.
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

/** Pages that are checked; afdocs reads each a dozen times. */
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
      // Pages, Markdown copies and indexes contain the host of the site; links to it are read from here.
      '--canonical-origin',
      site.url,
      // Polling for another request pauses 50 ms.
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
    // *Compare versions* has every pair of versions, so it is the one page that is longer than programs like.
    const failed = results.filter(({ id, status }) => status === 'fail' && !id.startsWith('page-size'));
    measured('afdocs', `${scoring.overall} of 100; ${results.filter(({ status }) => status === 'pass').length} pass`);
    expect(failed.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
    expect(scoring.overall).toBeGreaterThanOrEqual(98);
  });
