import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { pathOf } from '../../programs';
import { CHROMIUM_ARGS } from '../../programs/chromium';
import { serveBuild } from '../../support/serveBuild';

/** Runs a function in a separate browser with other arguments, on the site as a host serves it. */
export async function withBrowser(
  { args = [], ...options }: LaunchOptions,
  act: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const site = await serveBuild(process.env.PORTAL_BUILD ?? 'build', { production: true });
  const browser = await chromium.launch({
    executablePath: pathOf('chromium'),
    args: [...CHROMIUM_ARGS, ...args],
    ...options,
  });
  try {
    await act(browser, site.origin);
  } finally {
    await browser.close();
    site.close();
  }
}
