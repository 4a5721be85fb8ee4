import path from 'node:path';
import type { AtRule, Root } from 'postcss';

/** Frame of static content; with the element, so that it beats a class of Infima. */
const CONTENT = 'div[data-static-content]';
/** Frame of the search, which has the controls of the reference; without weight, so that its modules change them. */
const SEARCH = ':where(div[data-site-search])';

/** Rules of the whole page: tokens, and what depends on the state of the document. */
const OF_PAGE = /^(?:html|:root|\[data-theme|article)|^\.load-notice/;

/** A minifier merges rules of the same selector: those of the site would move to ours, before what they override. */
const ofDocument = (selector: string): string => selector.replace(/^(?::root)?(?=$|\[data-theme)/, 'html:root');

const below = (folder: string) => path.join(__dirname, '../..', folder) + path.sep;
const FRAMES = { [below('css')]: [CONTENT, SEARCH], [below('reference')]: [CONTENT] };

/** postcss plugin: limits the styles of this package to static content and search: the rest of a site stays as it is. */
export const ownStyles = {
  postcssPlugin: 'own-styles',
  Once(root: Root): void {
    const file = root.source?.input.file ?? '';
    const [, frames] = Object.entries(FRAMES).find(([folder]) => file.startsWith(folder)) ?? [];
    if (!frames) return;
    root.walkRules((rule) => {
      if (/keyframes$/.test((rule.parent as AtRule | undefined)?.name ?? '')) return;
      rule.selectors = rule.selectors.flatMap((one) =>
        OF_PAGE.test(one) ? ofDocument(one) : frames.map((frame) => `${frame} ${one}`),
      );
    });
  },
};
