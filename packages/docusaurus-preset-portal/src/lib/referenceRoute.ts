/** Prefix of every route of the reference. */
export const REFERENCE_ROUTE = '/api/';
