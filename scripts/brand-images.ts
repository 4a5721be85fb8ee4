import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { command } from '../src/command';
import { CHROMIUM_ARGS, findChromium } from '../src/programs/chromium';
import { site } from '../src/site';

command(async () => {
  /** Makes the pictures that are shipped: link preview and icons. Run after the name, the tagline or the logo changed. */
  const read = (file: string) => readFileSync(file, 'utf8');
  const out = (file: string) => `static/${file}`;

  /** An .ico that holds one PNG of 32 × 32. */
  function ico(png: Buffer): Buffer {
    const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
    head.writeUInt32LE(png.length, 14);
    return Buffer.concat([head, png]);
  }

  const [, opening = '', closing = site.tagline] = /^(.*\.)\s+([^.]+\.)$/.exec(site.tagline) ?? [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });

  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await card.setContent(read('src/brand/og.html'));
  for (const [id, text] of Object.entries({ title: site.title, opening, closing })) {
    await card.locator(`#${id}`).evaluate((element, value) => {
      element.textContent = value;
    }, text);
  }
  await card.screenshot({ path: out('img/og.png') });

  const icon = await browser.newPage({ viewport: { width: 32, height: 32 } });
  const svg = read('static/img/favicon.svg').replace('<svg ', '<svg width="32" height="32" style="display:block" ');
  await icon.setContent(`<style>body{margin:0;background:transparent}</style>${svg}`);
  const png = await icon.screenshot({ omitBackground: true });
  writeFileSync(out('img/favicon-32.png'), png);
  writeFileSync(out('favicon.ico'), ico(png));

  await browser.close();
  console.log('Written: static/img/og.png, static/img/favicon-32.png, static/favicon.ico');
});
