import type { ReferencePageData } from '../../openapi/model';

/** Returns the anchors of a reference page. */
export const anchorsOf = (page: ReferencePageData): Set<string> => {
  const found = [...JSON.stringify(page).matchAll(/"[a-zA-Z]*[aA]nchor":"([^"]*)"/g)].map(([, anchor]) => anchor ?? '');
  return new Set(found);
};
