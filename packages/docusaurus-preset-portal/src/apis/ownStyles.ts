import path from 'node:path';
import type { AtRule, Root } from 'postcss';

/** Frame of static content; with the element, so that it beats a class of Infima. */
const FRAME = 'div[data-static-content]';

/** Rules of the whole page: tokens, and what depends on the state of the document. */
const OF_PAGE = /^(?:html|:root|\[data-theme|article)|^\.(?:load-notice|offline-notice)/;

/** A minifier merges rules of the same selector: those of the site would move to ours, before what they override. */
const ofDocument = (selector: string): string => selector.replace(/^(?::root)?(?=$|\[data-theme)/, 'html:root');

const FOLDERS = ['css', 'reference'].map((folder) => path.join(__dirname, '..', folder) + path.sep);

/** postcss plugin: limits the styles of this package to static content, so that the rest of a site stays as it is. */
export const ownStyles = {
  postcssPlugin: 'own-styles',
  Once(root: Root): void {
    const file = root.source?.input.file ?? '';
    if (!FOLDERS.some((folder) => file.startsWith(folder))) return;
    root.walkRules((rule) => {
      if (/keyframes$/.test((rule.parent as AtRule | undefined)?.name ?? '')) return;
      rule.selectors = rule.selectors.map((one) => (OF_PAGE.test(one) ? ofDocument(one) : `${FRAME} ${one}`));
    });
  },
};
