import type { Operation } from '../../openapi/model';

/** Heading under which the sidebar and the overview list an operation: its first tag. */
export const groupOf = ({ tags, kind }: Operation): string =>
  tags[0] ?? (kind === 'webhook' ? 'Webhooks' : 'Operations');
