import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from 'docusaurus-preset-portal/content';
import { openCache } from '../../lib/fileCache';
import { paths } from '../../lib/paths';
import { hashInputs } from '../generation/stamp';
import { CARD, type CardTexts, card } from './card';
import { coloursOf, tokensFile } from './colours';
import { fontPreload } from './font';
import { ico, loadPainter, type Painter } from './svg';

/** A tagline of several sentences is the headline, the last one below; any other stands below the title. */
export function textsOf({
  title,
  tagline,
  logoWidth,
}: Pick<CardTexts, 'title' | 'logoWidth'> & { tagline: string }): CardTexts {
  const [, opening, closing] = /^(.*\.)\s+([^.]+\.)$/.exec(tagline) ?? [];
  const texts = opening && closing ? { headline: opening, below: closing } : { headline: title, below: tagline };
  return { title, logoWidth, ...texts };
}

const LOGO = 'img/logo.svg';
const ICON = 'img/favicon.svg';

/**
 * Draws the pictures that follow from the name, the logo and the colours: social card and `/favicon.ico`. A picture of
 * the same name in `static` stands instead. A site without logo or icon gets those of the engine.
 */
export default function brandPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const ownFile = (name: string) => path.join(siteDir, 'static', name);
  const fileOf = (name: string) =>
    existsSync(ownFile(name)) ? ownFile(name) : path.join(__dirname, path.basename(name));
  async function draw(): Promise<Record<string, Uint8Array>> {
    const [logo, icon, tokens] = await Promise.all(
      [fileOf(LOGO), fileOf(ICON), tokensFile()].map((file) => readFile(file, 'utf8')),
    );
    const cache = openCache('pictures');
    const state = hashInputs(siteDir, process.env);
    const keep = (name: string, paint: (painter: Painter) => Uint8Array) =>
      cache.get([name, state, logo, icon, tokens].join('\0'), async () => paint(await loadPainter()));
    const drawn = {
      [LOGO]: Buffer.from(logo ?? ''),
      [ICON]: Buffer.from(icon ?? ''),
      'img/og.png': await keep('og.png', (painter) =>
        painter.png(card(textsOf(site), logo ?? '', coloursOf(tokens ?? ''), painter), CARD.width),
      ),
      'favicon.ico': await keep('favicon.ico', (painter) => ico(painter.png(icon ?? '', 32))),
    };
    await cache.prune();
    return drawn;
  }
  return {
    name: 'brand',
    injectHtmlTags: () => ({ headTags: [fontPreload(siteConfig.baseUrl)] }),
    getPathsToWatch: () => ['static/img/*.svg', tokensFile()],
    async loadContent() {
      for (const [name, bytes] of Object.entries(await draw())) {
        if (existsSync(ownFile(name))) continue;
        const file = path.join(siteDir, paths.static, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
    },
  };
}
