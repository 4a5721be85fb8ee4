import type { Operation } from '../../openapi/model';

/** Returns the heading of an operation in the sidebar and the overview: its first tag. */
export const groupOf = ({ tags, kind }: Operation): string =>
  tags[0] ?? (kind === 'webhook' ? 'Webhooks' : 'Operations');
