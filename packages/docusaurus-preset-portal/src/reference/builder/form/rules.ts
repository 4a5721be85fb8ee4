import { faultOf as identifierFault } from 'docusaurus-preset-portal/content';
import { type Broken, brokenRule } from '../../../terms/fieldRule';
import { BODY, type FormValues, type OperationForm, propertiesIn } from './types';

/** Returns the rule between fields that the values break. */
export const brokenIn = ({ rules = [] }: OperationForm, values: FormValues): Broken | undefined =>
  brokenRule(
    rules,
    { ...values, [BODY]: propertiesIn(values) },
    { isOfForm: (identifier, value) => !identifierFault(identifier, value), now: Date.now() },
  );
