import { type Broken, brokenRule } from '../../../vocabulary/fieldRule';
import { faultOf as identifierFault } from '../../../vocabulary/recognise/check';
import type { Form, Values } from './types';

/**
 * What the form checks values with: the words of the sandbox, and the identifiers of the vocabulary. A file of its own,
 * loaded with the form. It imports the check alone: the index of the folder brings the reading of any text along.
 */
export { faultOf } from './fault';
export { judge } from './judge';

/** The rule between fields that values break. */
export const brokenIn = ({ rules = [] }: Form, values: Values): Broken | undefined =>
  brokenRule(rules, values, { isOfForm: (identifier, value) => !identifierFault(identifier, value), now: Date.now() });
