/** A page of each kind, for Lighthouse. */
export const pages = {
  Landing: '/',
  Guide: '/docs/introduction',
  Operation: '/api/denmark/data/company-by-company-id',
  Overview: '/api/denmark/data',
};
