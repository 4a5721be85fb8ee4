import { operations } from '../e2e/support/routes';
import { often } from './support/engines';
import { eventually, expect, heading, open, test, textOf } from './support/test';

const GUIDE = '/docs/introduction';
const OVERVIEW = '/api/denmark/data';
const COMPANY = '/api/denmark/data/company-by-company-id';
const CATALOGUE = '/docs/data-docs/attributes';
const NOWHERE = '/docs/authentification';

declare global {
  interface Window {
    /** Set by a test; missing after the document was loaded again. */
    sameDocument?: boolean;
  }
}

test('a chosen language shows its sample, here and on the next page', often('Firefox'), async ({ session }) => {
  const visibleText = () =>
    [...document.querySelectorAll<HTMLElement>('.ref-samples pre')]
      .filter((code) => code.checkVisibility())
      .map((code) => code.textContent?.trim().split('\n')[0]);
  const second = '.ref-samples > .ref-tabs > .ref-tablist > label:nth-of-type(2)';
  const chosen = '.ref-samples input:checked + label';
  await open(session, COMPANY);
  const before = await session.run(visibleText);
  expect(before).toHaveLength(1);
  await session.click(second);
  // The sample of another language is fetched.
  const isAnother = (old: string) => {
    const [code, ...others] = [...document.querySelectorAll<HTMLElement>('.ref-samples pre')].filter((one) =>
      one.checkVisibility(),
    );
    return others.length === 0 && code !== undefined && code.textContent?.trim().split('\n')[0] !== old;
  };
  await eventually(session, isAnother, before[0] ?? '').toBe(true);
  const language = await session.run(textOf, second);
  expect(await session.run(textOf, chosen)).toBe(language);
  await open(session, operations.find((path) => path !== COMPANY) ?? '');
  await eventually(session, textOf, chosen).toBe(language);
});

test(
  'a link to a nested property opens its parents, scrolls to it and marks it',
  often('WebKit'),
  async ({ session }) => {
    const id = 'response-200.registeredAddress.address.postalCode';
    await open(session, `${COMPANY}#${id}`);
    const positionOf = (id: string) => {
      const element = document.getElementById(id);
      const { top = -1 } = element?.getBoundingClientRect() ?? {};
      const inWindow = element?.checkVisibility() && top >= 0 && top < innerHeight;
      return { inWindow, marked: element?.classList.contains('ref-marked') };
    };
    await eventually(session, positionOf, id).toEqual({ inWindow: true, marked: true });
  },
);

test('the colour mode is chosen and remembered', often('Firefox'), async ({ session }) => {
  const mode = () => document.documentElement.dataset.theme;
  await open(session, '/');
  expect(await session.run(mode)).toBe('light');
  await session.click('.navbar button[title*="dark and light mode"]');
  await eventually(session, mode).toBe('dark');
  await open(session, GUIDE);
  expect(await session.run(mode)).toBe('dark');
});

test('search opens by key, finds and leads to the result', often('WebKit'), async ({ session }) => {
  await open(session, GUIDE);
  await session.type('/');
  await eventually(session, () => document.activeElement?.getAttribute('role')).toBe('combobox');
  await session.type('nummerplade');
  await eventually(session, () => document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
  await session.press('Enter');
  await heading(session, 'Vehicle by number plate');
});

test(
  'links and the way back change the page without loading the document anew',
  often('Firefox'),
  async ({ session }) => {
    await open(session, GUIDE);
    await session.run(() => {
      window.sameDocument = true;
    });
    await session.click(`.navbar a[href="${OVERVIEW}"]`);
    await heading(session, 'Data API');
    expect(await session.run(() => location.pathname)).toBe(OVERVIEW);
    await session.click(`main a[href="${COMPANY}"]`);
    await heading(session, 'Company by CVR number');
    await session.back();
    await heading(session, 'Data API');
    expect(await session.run(() => window.sameDocument)).toBe(true);
  },
);

test(
  'the attribute catalogue is filtered, and keeps the filter in its address',
  often('WebKit'),
  async ({ session }) => {
    const rows = () => [...document.querySelectorAll('.attributes tbody tr:not([hidden])')].map(({ id }) => id);
    const isReady = () => Boolean(document.querySelector('#attribute-filters[data-ready]'));
    await open(session, CATALOGUE);
    await eventually(session, isReady).toBe(true);
    await session.click('#attribute-filters [name="q"]');
    await session.type('opførelsesår');
    await eventually(session, rows).toEqual(['construction_year']);
    await eventually(session, () => new URLSearchParams(location.search).get('q')).toBe('opførelsesår');
    await open(session, `${CATALOGUE}?q=opførelsesår`);
    await eventually(session, rows).toEqual(['construction_year']);
  },
);

test(
  'the mobile menu keeps the focus off the page behind, closes by key and gives the focus back',
  often('Firefox'),
  async ({ session }) => {
    const focus = () => {
      const { activeElement } = document;
      // From the last stop of a modal dialog, Tab leads to the browser's own buttons: then the body has the focus.
      if (activeElement === document.body) return 'browser';
      return activeElement?.closest('dialog') ? 'menu' : activeElement?.getAttribute('aria-label');
    };
    await session.resize(390);
    await open(session, '/');
    await session.click('.navbar__toggle');
    await eventually(session, focus).toBe('menu');
    for (let step = 0; step < 12; step += 1) {
      await session.press('Tab');
      expect(['menu', 'browser'], `Tab ${step}`).toContain(await session.run(focus));
    }
    await session.press('Escape');
    await eventually(session, focus).toBe('Toggle navigation bar');
  },
);

test('the mobile menu leads to a page and closes', often('WebKit'), async ({ session }) => {
  const isShown = () => document.querySelector('.navbar-sidebar')?.checkVisibility({ visibilityProperty: true });
  await session.resize(390);
  await open(session, '/');
  await session.click('.navbar__toggle');
  await eventually(session, isShown).toBe(true);
  await session.click(`.navbar-sidebar a[href="${OVERVIEW}"]`);
  await heading(session, 'Data API');
  await eventually(session, isShown).toBe(false);
});

test.describe('an address that is not there', () => {
  test.use({ missing: [NOWHERE] });

  test('names the nearest pages and leads on', often('Firefox'), async ({ session, site }) => {
    await open(session, NOWHERE);
    expect(site.requests.find(({ path }) => path === NOWHERE)?.status).toBe(404);
    expect(await session.run(textOf, 'h1')).toBe('Page Not Found');
    await session.click('main a[href="/docs/authentication"]');
    await heading(session, 'Authentication');
  });
});
