/** Values of the two choices that any API can have; others are named by their address. */
export const PRODUCTION = 'production';
export const SANDBOX = 'sandbox';
