import { defineSite } from '../../site/defineSite';
import * as fields from './fields';

export type * from '../../site/defineSite';
export * from './fields';

/** The content of a portal made of contracts alone. `npm run render` maps `#site` to this file. */
export default /* @__PURE__ */ defineSite(fields);
