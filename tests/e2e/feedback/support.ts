import type { Page, Request } from '@playwright/test';

export { expect } from '@playwright/test';
export { PROJECT } from '../../changed-site';
export { at, test } from '../support/changedSite';
export { open, openHydrated } from '../support/test';
export * from './places';

export const PROVIDER = 'https://app.pushfeedback.com/**';

/** Responds instead of the provider; the list receives the sent data. */
export async function provider(page: Page, status: number, body = '"id-1"'): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(PROVIDER, (route) => {
    sent.push(route.request());
    return route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
  });
  return sent;
}
