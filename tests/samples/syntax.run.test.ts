import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#site';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { ownerOf } from '../../packages/docusaurus-preset-portal/src/openapi/applyBranding';
import { readApi } from '../../packages/docusaurus-preset-portal/src/reference/generate/readApi';
import { writeSamples } from '../../packages/docusaurus-preset-portal/src/reference/generate/samples';
import { isClientLanguage } from '../../packages/docusaurus-preset-portal/src/reference/samples/languages';
import { skipsWithout } from '../programs';
import { syntax, wrongSamples } from './syntax';

/**
 * Checks the grammar of every operation's sample, in every contract of the tests and every language, and counts them.
 */
const CONTRACTS = ['everything-30.yaml', 'everything-31.yaml', 'habits.yaml', 'hostile.yaml', 'requests.yaml'];

const samples: { name: string; language: string; text: string }[] = [];
let operations = 0;
const folder = testFolder();

beforeAll(async () => {
  for (const spec of CONTRACTS) {
    const api = { id: 'fixture', title: 'Fixture', spec, route: '/api/fixture', blurb: '' } as Api;
    const read = await readApi(api, 'tests/fixtures/contracts', ownerOf({}));
    for (const { operation, located } of read.operations) {
      const texts = writeSamples(operation, located, read);
      // A webhook has handlers, in the languages of servers.
      if (operation.kind !== 'operation') continue;
      if (texts.length > 0) operations += 1;
      for (const { language, text } of texts) samples.push({ name: `${spec} ${operation.id}`, language, text });
    }
  }
});

it('every operation has a sample in every language', () => {
  expect(operations).toBeGreaterThan(20);
  expect([...new Set(samples.map(({ language }) => language))].sort()).toEqual(Object.keys(syntax).sort());
  // Clients send JSON bodies only.
  const requests = samples.filter(({ language }) => !isClientLanguage(language));
  expect(requests).toHaveLength(operations * Object.keys(syntax).filter((one) => !isClientLanguage(one)).length);
});

describe.each(Object.entries(syntax))('%s', (language, { needs }) => {
  it.skipIf(skipsWithout(...needs))('is valid, and an invalid one is reported', async () => {
    const own = samples.filter((sample) => sample.language === language);
    const broken = { name: 'broken', text: "<?php x = { ( '" };
    expect(await wrongSamples(language, [...own, broken], join(folder, language))).toEqual([broken]);
  });
});
