import { faultOf as identifierFault } from 'docusaurus-preset-portal/content';
import { type Broken, brokenRule } from '../../../terms/fieldRule';
import type { FormValues, OperationForm } from './types';

/** Functions of the form that are loaded with it. The index of the identifiers would add the text search. */
export { faultOf } from './fault';
export { validateField } from './validateField';

/** Returns the rule between fields that the values break. */
export const brokenIn = ({ rules = [] }: OperationForm, values: FormValues): Broken | undefined =>
  brokenRule(rules, values, { isOfForm: (identifier, value) => !identifierFault(identifier, value), now: Date.now() });
