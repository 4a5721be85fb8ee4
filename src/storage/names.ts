/** Keys of what code of this site keeps in a browser; `keys.ts` says what each is for. */
export const ENVIRONMENT = 'portal.environment';
export const RECENT_PICKS = 'portal.search.recent';
