/** Keys of what code of this site keeps in a browser; `keys.ts` says what each is for. */
export const ENVIRONMENT = 'portal.environment';
/** Between two pages: values that the form of the next page begins with. */
export const PASSED_VALUES = 'portal.values';
export const RECENT_PICKS = 'portal.search.recent';
