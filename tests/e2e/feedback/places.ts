import type { Page } from '@playwright/test';

/** The prompt at the foot of the page, and its dialog. */
export const foot = (page: Page) => page.locator('article').getByRole('group', { name: 'Was this page helpful?' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback on this page' });
export const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your feedback on this page' });
export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });
