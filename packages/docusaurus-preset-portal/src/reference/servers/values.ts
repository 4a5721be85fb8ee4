/** Values of the two choices that any API can have. Others are identified by their address. */
export const PRODUCTION = 'production';
export const SANDBOX = 'sandbox';
