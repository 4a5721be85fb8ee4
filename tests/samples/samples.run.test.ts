import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from 'docusaurus-preset-portal/node';
import { afterAll, describe, expect, it } from 'vitest';
import { installers } from '../clients/install';
import { skipsWithout } from '../programs';
import { servedSandbox } from '../sandbox/served';
import { example, faults } from '../sandbox/support';
import type { Finished } from '../support/execute';
import { portal } from '../support/portal';
import { testFolder } from '../support/testFolder';
import { grammarOf } from './grammar';
import { checked, isRun, runners, SLOW, writeSample } from './languages';
import { isProven, PROOF_FILE, proofOf, readProof } from './proof';
import { runAll, textOf } from './runAll';
import { sampleFaults } from './sampleFaults';
import { guideSamples, guides, operationPages, type PublishedSample, pageOf, referenceSamples } from './sources';

/**
 * Runs every sample of every page as a reader copies it. Only the host of the API is replaced, as `API_BASE_URL` would
 * do in a build.
 */
// A UTF-8 terminal. Java 17 prints in the terminal's charset, whatever the text contains.
const ENVIRONMENT = { DANISH_DATA_API_KEY: 'sandbox', LC_ALL: 'C.UTF-8' };
/** One of this many samples runs in each slow language, if the proof says that all of them ran before. */
const SHARE = 12;

const pages = operationPages();
const samples = [...referenceSamples(pages), ...(await guideSamples(pages))];
const of = (language: string) => samples.filter((sample) => sample.language === language);

/** Pages whose samples are covered by `npm run prove:samples`. */
const proof = readProof();
const proven = new Set(pages.filter((page) => isProven(proof, page)).map(({ permalink }) => permalink));
/** New or changed samples of a page run in every language; guides have the same samples with other values. */
const isWanted = ({ page, language }: Pick<PublishedSample, 'page' | 'language'>, index: number) =>
  (page.startsWith('/') && !proven.has(page)) || isRun(language, index, SLOW, SHARE);

const server = servedSandbox();
const folder = testFolder();
/** Results of the samples of each language. */
const outcome: Record<string, { run: number; checked: number; failed: number }> = {};

afterAll(() => console.table(outcome));

it('every operation has a sample in every language, and so have the guides', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(referenceSamples(pages)).toHaveLength(pages.length * (Object.keys(runners).length + checked.length));
  expect(guides().length).toBeGreaterThan(5);
  expect([...new Set(samples.map(({ language }) => language))].sort()).toEqual(
    [...Object.keys(runners), ...checked].sort(),
  );
});

/** Beginning of the output in languages that print no JSON. */
const NOT_JSON: Record<string, RegExp> = { php: /^Array/, 'java-client': /^[A-Z]\w+\[/ };

/** Returns the fault of a sample's run; empty if there is none. */
function fault(sample: PublishedSample, { status, stdout, stderr }: Finished): string {
  const prefix = `${sample.page} in ${sample.language}: `;
  if (status !== 0 || stderr !== '') return `${prefix}exit ${status}\n${stdout.slice(0, 500)}${stderr.slice(0, 2000)}`;
  const start = NOT_JSON[sample.language];
  if (start !== undefined) return start.test(stdout) ? '' : `${prefix}prints no response: ${stdout.slice(0, 200)}`;
  try {
    outputs.set(`${sample.page} ${sample.language}`, JSON.parse(textOf(stdout)));
    return '';
  } catch {
    return `${prefix}prints no JSON: ${stdout.slice(0, 200)}`;
  }
}
const outputs = new Map<string, unknown>();

describe.each(Object.entries(runners))('run against the sandbox: %s', (language, runner) => {
  it.skipIf(skipsWithout(...runner.needs))('every sample', async () => {
    const { apiBaseUrl } = ownerOf(portal, process.env);
    const wanted = of(language).filter(isWanted);
    const home = join(folder, language);
    const names = wanted.map((_, index) => `s${index}`);
    mkdirSync(home);
    await installers[language]?.(home);
    for (const [index, { text }] of wanted.entries()) {
      expect(text).toContain(apiBaseUrl);
      writeSample(join(home, `s${index}`), runner, text.replaceAll(apiBaseUrl, server.origin));
    }
    const ran = await runAll(language, home, names, ENVIRONMENT);
    const faultsFound = wanted
      .map((sample, index) => fault(sample, ran.get(`s${index}`) as Finished))
      .filter((found) => found !== '');
    outcome[language] = { run: wanted.length, checked: 0, failed: faultsFound.length };
    expect(faultsFound.join('\n\n')).toBe('');
  });
});

it('all languages that print JSON print the same response', () => {
  const printing = Object.keys(outcome).filter((language) => !(language in NOT_JSON));
  for (const [index, { page }] of of('javascript').entries()) {
    const [first, ...others] = printing
      // Samples of guides with other values have no call through a client.
      .filter((language) => of(language).some((sample) => sample.page === page) && isWanted({ page, language }, index))
      .map((language) => outputs.get(`${page} ${language}`));
    expect(others.length).toBeGreaterThan(0);
    expect(first, page).toBeDefined();
    for (const other of others) expect(other, page).toEqual(first);
  }
});

describe.each(checked)('checked against the grammar: %s', (language) => {
  it.skipIf(skipsWithout(language))('every sample', async () => {
    const isValid = await grammarOf(language);
    expect(isValid('var x = @{ a = ;')).toBe(false);
    const wrong = of(language).filter(({ text }) => !isValid(text));
    outcome[language] = { run: 0, checked: of(language).length, failed: wrong.length };
    expect(wrong.map(({ page, text }) => `${page}\n${text}`).join('\n\n')).toBe('');
  });
});

it('TypeScript knows what each operation returns', () => {
  expect(of('typescript').length).toBeGreaterThan(0);
  expect(sampleFaults(of('typescript'), folder, ownerOf(portal, process.env).siteUrl)).toEqual([]);
});

/** Pages are named by slug, contracts by operationId. */
const operationId = (slug: string) => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

it('the steps of getting started give the responses that it shows', () => {
  // Other guides show responses for explanation, which may belong to other requests.
  const started = guides().filter(({ file }) => file.endsWith('getting-started.mdx'));
  const steps = started.flatMap(({ file, steps }) => steps.map((step) => ({ file, ...step })));
  const compared = steps.filter(({ example: name }) => name !== undefined);
  for (const { file, operation, with: values, example: name = '' } of compared) {
    const page = pageOf(pages, operation);
    const key = values === undefined ? page.permalink : `${file} ${operation} ${values}`;
    // The first language that ran it: all print the same.
    const printed = Object.keys(runners).map((language) => outputs.get(`${key} ${language}`));
    expect(
      printed.find((output) => output !== undefined),
      `${file}: ${operation} ${name}`,
    ).toEqual(example(operationId(page.operation.id), name));
  }
  expect(compared.length).toBe(3);
});

it('the proof lists what ran', () => {
  const failed = Object.values(outcome).some((one) => one.failed > 0);
  expect(failed).toBe(false);
  expect(faults).toEqual([]);
  const languages = Object.entries(outcome);
  const found = proofOf(
    pages,
    languages.filter(([, { run }]) => run > 0).map(([language]) => language),
    languages.filter(([, { checked }]) => checked > 0).map(([language]) => language),
  );
  // Written only on request: a test does not change the repository.
  if (process.env.MODE === 'prove') writeFileSync(PROOF_FILE, `${JSON.stringify(found, null, 2)}\n`);
  expect(Object.keys(found.pages)).toHaveLength(pages.length);
});
