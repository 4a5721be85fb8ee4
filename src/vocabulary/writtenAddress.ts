/** Parameter for a written address, which has no identifier. Alone here: every page loads it, but not the identifiers. */
export const WRITTEN_ADDRESS = 'address';
