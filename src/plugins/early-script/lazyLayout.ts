/** Key of the root element's `dataset` while such parts wait. */
export const LAZY_LAYOUT_KEY = 'deferring';

/**
 * Runs before the first paint. Heights are estimates while parts wait, so only a visit that begins at the top of a
 * page defers them: not one to a place in the page, and none that returns to where the reader was.
 */
export const lazyLayout = `
(function () {
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && visit.type === 'navigate' && !location.hash) document.documentElement.dataset.${LAZY_LAYOUT_KEY} = '';
})();
`;
