import { exampleValues } from '../../../../vocabulary/exampleValues';
import { described } from '../../../../vocabulary/recognise';
import type { BoxProps } from '../components/IdentifierBox';

/** Returns the identifiers that the box recognises, each with its section of the guide. Takes no attributes. */
export const listData = (): BoxProps => ({
  links: described.map(({ name, section }) => ({ name, href: `#${section}` })),
  examples: exampleValues,
});
