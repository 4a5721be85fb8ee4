/** Settings of the theme that decide how a page looks at first paint. */
export interface Look {
  defaultMode: string;
  respectPrefersColorScheme: boolean;
}

/**
 * Sets the reader's colour mode, and whether the announcement was closed, before the first paint. It takes the place of
 * three scripts of the theme (`theme-classic/lib/inlineScripts.js`) that were in every page, and does what they do but for
 * attributes from the address. It stands beside the other scripts of the template, so they are one with one hash.
 *
 * @throws when the theme is to follow the mode of the device, which it does not know.
 */
export function firstPaint({ defaultMode, respectPrefersColorScheme }: Look): string {
  if (respectPrefersColorScheme)
    throw new Error('src/plugins/early-script/firstPaint.ts does not know `respectPrefersColorScheme`: add it there.');
  return `
(function (root, theme) {
  try {
    theme = localStorage.getItem('theme') || theme;
    root.announcementBarInitiallyDismissed = localStorage.getItem('docusaurus.announcement.dismiss') === 'true';
  } catch (blocked) {}
  root.theme = new URLSearchParams(location.search).get('docusaurus-theme') || theme;
})(document.documentElement.dataset, ${JSON.stringify(defaultMode)});
`;
}
