import type { Gate } from 'openapi-toolkit/diff';
import type { Portal } from '../../content/portal';

/** Returns what the gate of this site compares: its contracts with their last published versions. */
export const contractGate = ({ apis, site, paths }: Portal): Gate => ({
  apis,
  specDir: paths.specs,
  published: paths.published,
  noticeMonths: site.noticeMonths,
});
