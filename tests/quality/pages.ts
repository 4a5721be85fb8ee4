import { guides } from '../../src/site';

/** A page of each kind, for Lighthouse. */
export const pages = {
  Landing: '/',
  Guide: guides.start,
  Operation: '/api/denmark/data/company-by-company-id',
  Overview: '/api/denmark/data',
};
