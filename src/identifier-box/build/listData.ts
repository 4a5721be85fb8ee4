import { described } from '../../vocabulary/recognise';
import type { HaveLink } from '../components/IdentifierBox';

/** The identifiers that the box recognises, each with its section of the page, the guide. Takes no attributes. */
export const listData = (): { links: HaveLink[] } => ({
  links: described.map(({ name, href }) => ({ name, href: href.slice(href.indexOf('#')) })),
});
