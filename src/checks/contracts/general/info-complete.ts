import type { ContractRule } from '../lib/rule';

/** Requires the members of `info` that the overview page shows, such as the audience and the last change. */
export const infoComplete: ContractRule = () => ({
  Info(info, { report }) {
    if (typeof info['x-audience'] !== 'string' || info['x-audience'].trim().length < 20) {
      report({
        message: 'Info has no x-audience. Add for whom the API is and for what, in a sentence or two.',
      });
    }
    const [latest] = Array.isArray(info['x-changes']) ? info['x-changes'] : [];
    const complete = latest?.version && /^\d{4}-\d\d-\d\d$/.test(latest.date) && latest.summary;
    if (!complete || latest.version !== info.version) {
      report({
        message: `Info has no change entry for version ${info.version}. Put {version, date, summary} first in x-changes.`,
      });
    }
  },
});
