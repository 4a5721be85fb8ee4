import { apis } from './src/apis';

/** The reference alone: an overview for each API, with its operations by tag. */
export default {
  api: apis.map(({ title, route }) => {
    const [overview, ...groups] = require(`./docs${route}/sidebar.ts`).default;
    return { type: 'category', label: title, link: { type: 'doc', id: overview.id }, items: groups };
  }),
};
