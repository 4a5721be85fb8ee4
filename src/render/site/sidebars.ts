import { apis } from '#site';
import { apiCategory } from '../../reference/sidebar';

/** The reference alone: an overview for each API, with its operations by tag. */
export default {
  api: apis.map((api) => apiCategory(api, require(`../../../docs${api.route}/sidebar.ts`).default)),
};
