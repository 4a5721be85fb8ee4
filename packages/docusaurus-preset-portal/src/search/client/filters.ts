import { searched } from 'docusaurus-preset-portal/content';
import { FILTERS, type Filter } from '../engine/records';

/** The filters for which the site has records. */
export const filters = (Object.keys(FILTERS) as Filter[]).filter((filter) =>
  FILTERS[filter].kinds.some((kind) => searched.kinds.includes(kind)),
);

/** Returns the filter of this name, or the one for records of this kind; undefined for any other text. */
export const filterOf = (name: string): Filter | undefined =>
  filters.find((filter) => filter === name || (FILTERS[filter].kinds as readonly string[]).includes(name));
