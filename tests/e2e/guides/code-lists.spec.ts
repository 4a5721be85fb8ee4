import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeAnchor, codeHref, listHref, registerPage } from '#site/addresses';
import { codeLists } from '#vocabulary/codeLists';
import { expect, open, test } from '../support/test';

const OVERVIEW = '/docs/data-docs/code-lists/';
const BUILD = process.env.PORTAL_BUILD ?? 'build';
const registers = [...new Set(codeLists.map(({ register }) => register))];
const codes = codeLists.flatMap((list) => list.codes.map((code) => ({ list, code, anchor: codeAnchor(list, code) })));

/** Attributes are quoted only where necessary, because the HTML is minified. */
const idsIn = (html: string) => new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id));

test('every list and every code has its address', () => {
  expect(codes.length).toBeGreaterThan(codeLists.length);
  const lost = registers.flatMap((register) => {
    const ids = idsIn(readFileSync(path.join(BUILD, registerPage(register), 'index.html'), 'utf8'));
    const own = codes.filter(({ list }) => list.register === register);
    return [...own.map(({ anchor }) => anchor), ...own.map(({ list }) => list.id)].filter((id) => !ids.has(id));
  });
  expect(lost).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the overview leads to every list; no dead form', async ({ page }) => {
    await page.goto(OVERVIEW);
    await expect(page.locator('.code-search form')).toBeHidden();
    const hrefs = await page
      .locator('.code-index dd a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs.sort()).toEqual(codeLists.map((each) => listHref(each)).sort());
  });

  test('a list shows its source, the fields that use it, whether it is complete, and its superseded codes', async ({
    page,
  }) => {
    await page.goto(listHref({ id: 'bbr-roof-material', register: 'BBR' }));
    const list = page.locator('.code-list', { has: page.locator('#bbr-roof-material-5') });
    await expect(list).toContainText('byg033');
    await expect(list).toContainText('the whole list');
    await expect(list.getByRole('link', { name: 'roof_material_code' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'buildings[].roof', exact: true })).toBeVisible();
    await expect(list.locator('#bbr-roof-material-5')).toContainText('Tegl');
    await expect(list.locator('#bbr-roof-material-5')).toContainText('Clay tiles');
    await expect(list.locator('#bbr-roof-material-80')).toContainText('superseded');
    await page.goto(listHref({ id: 'coordinate-accuracy', register: 'DAR' }));
    await expect(page.locator('.code-list', { has: page.locator('#coordinate-accuracy-a') })).toContainText('is open');
  });
});

test('a long list shows its first codes; a link to another code opens the others', async ({ page }) => {
  const list = codeLists.find(({ id }) => id === 'bbr-building-use');
  const [first, last] = [list?.codes[0], list?.codes.at(-1)];
  if (!list || !first || !last) throw new Error('There is no list of building uses.');
  await open(page, registerPage('BBR'));
  await expect(page.locator(`#${codeAnchor(list, first)}`)).toBeVisible();
  await expect(page.locator(`#${codeAnchor(list, last)}`)).toBeHidden();
  await open(page, codeHref(list, last));
  await expect(page.locator(`#${codeAnchor(list, last)}`)).toBeInViewport();
});

test('the search over all codes finds by field and code, and keeps the question in the address', async ({ page }) => {
  await open(page, OVERVIEW);
  const field = page.getByRole('searchbox');
  const first = page.locator('.code-hits a').first();
  for (const [question, anchor] of [
    ['roof 5', 'bbr-roof-material-5'],
    ['byg033 5', 'bbr-roof-material-5'],
    ['tagmateriale tegl', 'bbr-roof-material-5'],
    ['ANTAL_10_19', 'employee-interval-antal_10_19'],
    ['legal form 80', 'legal-form-80'],
  ] as const) {
    await field.fill(question);
    await expect(first).toHaveAttribute('href', new RegExp(`#${anchor}$`));
  }
  await page.reload();
  await expect(first).toHaveAttribute('href', /#legal-form-80$/);
  await first.click();
  await expect(page.locator('#legal-form-80')).toBeInViewport();
  await page.goBack();
  await field.fill('nothing has this');
  await expect(page.locator('.code-search output')).toHaveText('No code fits. Try one word less.');
});

test('an address of a code shows the code, marked', async ({ page }) => {
  for (const { list, code, anchor } of codes.filter((_, index) => index % 900 === 0)) {
    await open(page, codeHref(list, code));
    await expect(page.locator('.ref-marked')).toHaveId(anchor);
    await expect(page.locator('.ref-marked')).toBeInViewport();
  }
});

test('every download is there and holds every code of its register', () => {
  for (const register of registers) {
    const html = readFileSync(path.join(BUILD, registerPage(register), 'index.html'), 'utf8');
    const files = [...html.matchAll(/\shref="?(\/code-lists\/[^"\s>]+)/g)].map(([, file = '']) => file);
    expect(files.map((file) => file.split('.').pop())).toEqual(['csv', 'json', 'sql', 'cs', 'ts', 'py', 'java']);
    for (const file of files) {
      const text = readFileSync(path.join(BUILD, file), 'utf8');
      const missing = codeLists
        .filter((list) => list.register === register)
        .flatMap((list) => list.codes.filter(({ code }) => !text.includes(code)));
      expect(missing, file).toEqual([]);
    }
  }
});

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('what the search found does not scroll sideways', async ({ page }) => {
    await open(page, OVERVIEW);
    await page.getByRole('searchbox').fill('oplost efter');
    await page.locator('.code-hits a').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
