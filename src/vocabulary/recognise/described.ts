import { RULES } from './rules';
import { described as writtenAddress } from './writtenAddress';

/** The recognised identifiers, each with the section of the guide that describes it. */
export const described: readonly { name: string; section: string }[] = [
  writtenAddress,
  ...new Map(RULES.map(({ identifier, section = identifier, name }) => [identifier, { name, section }])).values(),
];
