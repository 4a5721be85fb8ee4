import { described } from '../../vocabulary/recognise';
import type { HaveLink } from '../components/IdentifierBox';

/** The identifiers that the box recognises, each with its section of the guide. Takes no attributes. */
export const listData = (): { links: HaveLink[] } => ({ links: [...described] });
