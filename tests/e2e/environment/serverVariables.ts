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
export async function expectSamplesToFollow(page: Page, next: string, values: Variables): Promise<void> {
  const samples = page.locator('.ref-samples');
  const code = samples.locator('code:visible').first();
  const control = (name: string) => samples.getByLabel(name, { exact: true });
  await expect(code).toContainText(`${values.first}/`);
  await control(values.listed.name).selectOption(values.listed.value);
  await control(values.text.name).fill(values.text.value);
  await expect(code).toContainText(`${values.chosen}/`);
  await expect(code).not.toContainText(values.first);
  await page.goto(next);
  await expect(code).toContainText(`${values.chosen}/`);
  await expect(control(values.listed.name)).toHaveValue(values.listed.value);
}
