/** Parameter for a written address, which has no identifier type. */
export const WRITTEN_ADDRESS = 'address';
