import { expect, type Page } from '@playwright/test';

/** Variables of a contract's server: one with listed values, and one that takes any text. */
interface Variables {
  /** Address with the defaults. */
  first: string;
  listed: { name: string; value: string };
  text: { name: string; value: string };
  /** Address with these values. */
  chosen: string;
}

/** Changes both variables of an operation's server and goes to another page: the samples of both pages follow. */
export async function expectSamplesToFollow(page: Page, next: string, given: Variables): Promise<void> {
  const samples = page.locator('.ref-samples');
  const code = samples.locator('code:visible').first();
  const control = (name: string) => samples.getByLabel(name, { exact: true });
  await expect(code).toContainText(`${given.first}/`);
  await control(given.listed.name).selectOption(given.listed.value);
  await control(given.text.name).fill(given.text.value);
  await expect(code).toContainText(`${given.chosen}/`);
  await expect(code).not.toContainText(given.first);
  await page.goto(next);
  await expect(code).toContainText(`${given.chosen}/`);
  await expect(control(given.listed.name)).toHaveValue(given.listed.value);
}
