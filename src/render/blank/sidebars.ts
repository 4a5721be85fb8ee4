import { apis } from './src/site/apis';

// The engine is beside this file in a portal, and elsewhere here.
const { apiCategory } = require('./src/reference/sidebar') as typeof import('../../reference/sidebar');

/** The reference alone: an overview for each API, with its operations by tag. */
export default {
  api: apis.map((api) => apiCategory(api, require(`./docs${api.route}/sidebar.ts`).default)),
};
