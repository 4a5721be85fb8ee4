/** Keys of browser storage that this site's code uses; `keys.fixture.ts` has the purpose of each. */
export const ENVIRONMENT = 'portal.environment';
/** Initial values of the form on the next page. */
export const PASSED_VALUES = 'portal.values';
export const RECENT_PICKS = 'portal.search.recent';
