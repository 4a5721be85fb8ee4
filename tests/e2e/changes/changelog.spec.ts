import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiChanges } from 'docusaurus-preset-portal/program';
import { apis, guides } from '#site';
import { expect, open, test } from '../support/test';

const BUILD = process.env.PORTAL_BUILD ?? 'build';
const all = apis.map(
  ({ id }) => JSON.parse(readFileSync(path.join(BUILD, 'changes', id, 'changes.json'), 'utf8')) as ApiChanges,
);
const { changelog: CHANGELOG = '', comparison: COMPARISON = '' } = guides;
const ENTRY = '[data-change]';
const breaking = all.flatMap(({ api, releases }) =>
  releases.flatMap(({ version, changes }) =>
    changes.filter(({ severity }) => severity === 'breaking').map((change) => ({ api, version, ...change })),
  ),
);

test('every entry has a link to itself, which shows it also when the filters hide it', async ({ page }) => {
  await open(page, CHANGELOG);
  const entries = await page.locator(ENTRY).evaluateAll((items) => items.map(({ id }) => id));
  expect(entries.length).toBeGreaterThan(0);
  const linked = await page.evaluate(
    (all) => all.filter((id) => document.querySelectorAll(`[id="${id}"] a[href="#${id}"]`).length === 1),
    entries,
  );
  expect(linked).toEqual(entries);
  await open(page, `${CHANGELOG}?severity=breaking#${entries.at(-1)}`);
  await expect(page.locator(`[id="${entries.at(-1)}"]`)).toBeInViewport();
});

test('choices of API and severity add up and stay in the address', async ({ page }) => {
  await open(page, CHANGELOG);
  const visible = page.locator(`${ENTRY}:visible`);
  const [first] = breaking;
  const whole = await visible.count();
  await page.getByRole('combobox', { name: 'Severity' }).selectOption('breaking');
  const sentences = new Set(breaking.map(({ api, sentence, message }) => `${api} ${sentence ?? message}`));
  await expect(visible).toHaveCount(sentences.size);
  await page.getByRole('combobox', { name: 'API' }).selectOption(first?.api ?? '');
  await expect(page).toHaveURL(/api=.*severity=breaking/);
  const count = await visible.count();
  await page.reload();
  await expect(visible).toHaveCount(count);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(visible).toHaveCount(whole);
});

test('the page of an operation has its history, with the sentence, what to do and the fields', async ({ page }) => {
  expect(breaking.length).toBeGreaterThan(0);
  const changes = breaking.flatMap(({ operations, ...change }) => operations.map((one) => ({ ...change, ...one })));
  const pageOf = (href = '') => href.replace(/#.*/, '');
  for (const route of new Set(changes.map(({ href }) => pageOf(href)))) {
    await open(page, route);
    for (const { version, sentence = '', migration = '', field } of changes.filter(
      ({ href }) => pageOf(href) === route,
    )) {
      const fold = page.locator('.ref-history', { hasText: version });
      if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
      await expect(fold).toContainText(sentence.replaceAll('`', ''));
      await expect(fold).toContainText(migration.replaceAll('`', ''));
      await expect(fold.locator('code', { hasText: field.split('.').at(-1) ?? field }).first()).toBeVisible();
    }
  }
});

test('two versions are compared, also where scripts do not run', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto(COMPARISON);
  for (const { api, releases } of all) {
    for (const { previous, version, changes } of releases) {
      if (!previous) continue;
      const pair = page.locator(`[id="${api}-${previous}-${version}"]`);
      await pair.locator('summary').click();
      const real = changes.filter(({ severity }) => severity !== 'text');
      const sentences = new Set(real.map(({ sentence, message }) => sentence ?? message));
      await expect(pair.locator(ENTRY)).toHaveCount(sentences.size);
    }
  }
  await context.close();
});
