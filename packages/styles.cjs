// @ts-check
/**
 * The styles of the reference for the sites of others, limited to its pages and the search. They are limited here: a plugin
 * of PostCSS would be lost in a site whose plugins set a list of their own, and rules for tables and buttons would reach it.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { parse } = require('postcss');

/** Frame of static content; with the element, so that it beats a class of Infima. */
const CONTENT = 'div[data-static-content]';
/** Frame of the search, which has the controls of the reference; without weight, so that its modules change them. */
const SEARCH = ':where(div[data-site-search])';
/** Frames of the rules in a folder. @type {Readonly<Record<string, string[]>>} */
const FRAMES = { css: [CONTENT, SEARCH], reference: [CONTENT] };

/** Rules of the whole page: tokens, and what depends on the state of the document. */
const OF_PAGE = /^(?:html|:root|\[data-theme|article)|^\.load-notice/;

/** A minifier merges rules of the same selector: those of the site would move to ours, before what they override. */
const ofDocument = (/** @type {string} */ selector) => selector.replace(/^(?::root)?(?=$|\[data-theme)/, 'html:root');

/**
 * Returns a style sheet with those that it imports, limited to the content of the reference.
 *
 * @param {string} src Folder of the sources: styles in its folders `css` and `reference` are limited.
 * @param {string} file
 * @returns {import('postcss').Root}
 */
function limited(src, file) {
  const root = parse(readFileSync(file, 'utf8'), { from: file });
  const frames = FRAMES[path.relative(src, file).split(path.sep)[0] ?? ''];
  root.walkRules((rule) => {
    if (!frames || /keyframes$/.test(/** @type {{ name?: string }} */ (rule.parent).name ?? '')) return;
    rule.selectors = rule.selectors.flatMap((selector) =>
      OF_PAGE.test(selector) ? ofDocument(selector) : frames.map((frame) => `${frame} ${selector}`),
    );
  });
  root.walkAtRules('import', (rule) => {
    rule.replaceWith(limited(src, path.join(path.dirname(file), rule.params.slice(1, -1))).nodes);
  });
  return root;
}

module.exports = { limited };
