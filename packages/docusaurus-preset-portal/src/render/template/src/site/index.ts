import { defineSite } from 'docusaurus-preset-portal/content/defineSite';
import * as fields from './fields';

export type * from 'docusaurus-preset-portal/content/defineSite';
export * from './fields';

/** The content of a portal made of contracts alone. */
export default /* @__PURE__ */ defineSite(fields);
