import { statSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './visit';

/** Bytes. */
const MAX_FONT = 16_000;

/** Checks that the page preloads the one font it uses, once, and that the font is small. */
export const font: Check = async ({ page }) => {
  await page.evaluate(() => document.fonts.ready);
  const { preloads, loaded, family } = await page.evaluate(() => ({
    preloads: [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(({ href }) => href),
    loaded: performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
    family: [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family),
  }));
  const faults: string[] = [];
  if (preloads.length !== 1) faults.push(`${preloads.length} preloaded fonts, expected 1`);
  if (new Set([...preloads, ...loaded]).size !== 1) faults.push(`fonts loaded: ${loaded}, preloaded: ${preloads}`);
  if (!family.some((name) => name.includes('Geist Variable'))) faults.push(`fonts in use: ${family}`);
  for (const url of preloads) {
    const { size } = statSync(path.join(process.env.PORTAL_BUILD ?? 'build', new URL(url).pathname));
    if (size > MAX_FONT) faults.push(`the font has ${size} bytes, expected at most ${MAX_FONT}`);
  }
  return faults;
};
