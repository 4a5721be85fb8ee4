import { described } from '#site';
import type { HaveLink } from '../components/IdentifierBox';

/** Returns the identifiers that the box recognises, each with its section of the guide. Takes no attributes. */
export const listData = (): { links: HaveLink[] } => ({
  links: described.map(({ name, section }) => ({ name, href: `#${section}` })),
});
