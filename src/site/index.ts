import { defineSite } from 'docusaurus-preset-portal/content/defineSite';
import * as fields from './fields';

export type * from 'docusaurus-preset-portal/content/defineSite';
// By name, so that a page loads only the fields that it uses.
export * from './fields';

/** The content of this portal. The engine imports it as `#site`, and no other file of the content. */
export default /* @__PURE__ */ defineSite(fields);
