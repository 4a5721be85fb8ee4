import { getHtmlMinifier } from '@docusaurus/bundler/lib/minifyHtml';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import { themeConfig } from '../../chrome/themeConfig';
import { guard } from '../headers/guard';
import { parsePage, textOf } from './pages';

/** As the theme's own `injectHtmlTags` puts it together: colour mode and announcement before the first paint. */
function themeScript(): string {
  const siteStorage = { type: 'localStorage' as const, namespace: '' };
  return `
${getThemeInlineScript({ colorMode: themeConfig.colorMode as never, siteStorage })}
${DataAttributeQueryStringInlineJavaScript}
${themeConfig.announcementBar ? getAnnouncementBarInlineScript({ siteStorage }) : ''}
            `;
}

/**
 * The inline scripts a page may have, character by character as the build
 * minifies them. Made from their sources, so that a script in a page can't
 * become allowed by being there.
 */
export async function allowedScripts(): Promise<string[]> {
  const { minify } = await getHtmlMinifier({ type: 'swc' });
  // Each in a page of its own: the minifier would merge scripts that stand together.
  const minified = async (source: string) => {
    const { code } = await minify(`<!doctype html><html><body><script>${source}</script></body></html>`);
    return parsePage('allowed', code)
      .elements.filter(({ tagName }) => tagName === 'script')
      .map(textOf);
  };
  return (await Promise.all([guard, themeScript()].map(minified))).flat();
}
