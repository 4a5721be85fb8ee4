import type { Locator, Page } from '@playwright/test';
import { type Control, controlsIn, invisible } from '../support/controls';
import { inMode, MODES } from '../support/test';
import { at, dialog, expect, foot, open, PROVIDER, provider, send, test, text } from './support';

// Without a shared build, all tests of this file share one.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /app\.pushfeedback\.com|Failed to load resource/ });

const named = (controls: Control[], name: string): Control => {
  const found = controls.find((one) => one.name === `button ${name}`);
  if (!found) throw new Error(`The form has no button ${name}, but ${controls.map((one) => one.name).join(', ')}.`);
  return found;
};

/** Returns the controls of the form after its transitions. */
async function controls(page: Page): Promise<Control[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return controlsIn(page, 'dialog[open]');
}

for (const mode of MODES)
  test(`the controls of the form are visible and distinguishable in each state, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await inMode(page, mode);
    await open(page, at('/docs/introduction'));
    await foot(page).getByRole('button', { name: 'Give feedback' }).click();
    await expect(text(page)).toBeFocused();
    const rating = (name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
    const check = async (state: string) => {
      const found = await controls(page);
      expect(invisible(found), state).toEqual([]);
      return found;
    };

    const idle = await check('idle');
    expect(idle.map(({ name }) => name)).toEqual([
      'button Close',
      'button Yes',
      'button No',
      'textarea Your feedback on this page',
      'button Send',
    ]);
    for (const name of ['Yes', 'No']) {
      await rating(name).hover();
      expect(named(await check(`${name} hovered`), name).colours).not.toBe(named(idle, name).colours);
      await rating(name).focus();
      await check(`${name} focused`);
      await rating(name).press('Enter');
      await text(page).hover();
      const chosen = await check(`${name} chosen`);
      const other = name === 'Yes' ? 'No' : 'Yes';
      expect(named(chosen, name).colours, `${name} chosen`).not.toBe(named(idle, name).colours);
      expect(named(chosen, other).colours, `${other} beside it`).toBe(named(idle, other).colours);
    }
    await text(page).fill('Half a tho');
    await check('typed');
    await send(page).hover();
    await check('Send hovered');
    await send(page).focus();
    await check('Send focused');
    await page.route(PROVIDER, (route) => route.abort());
    await send(page).click();
    await expect(dialog(page).getByRole('status')).toContainText('not sent');
    await check('failed');
    await page.unroute(PROVIDER);
    await provider(page, 201);
    await send(page).click();
    await expect(dialog(page).getByRole('status')).toHaveText('Thank you. Your feedback was sent.');
    expect((await check('sent')).map(({ name }) => name)).toEqual(['button Close']);
  });
