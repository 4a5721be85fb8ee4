import { contractPlugin } from '..';
import { codeListKnown } from './code-list-known';
import { identifierKnown } from './identifier-known';
import { labelRequired } from './label-required';
import { noCprNumber } from './no-cpr-number';
import { noRealCvr } from './no-real-cvr';
import { operationListed } from './operation-listed';
import { problemExample } from './problem-example';
import { sourceRequired } from './source-required';
import { unitRequired } from './unit-required';

/** House rules for the terms of these contracts, by name. Each is a file of that name in this folder. */
const rules = {
  'code-list-known': codeListKnown,
  'identifier-known': identifierKnown,
  'label-required': labelRequired,
  'no-cpr-number': noCprNumber,
  'no-real-cvr': noRealCvr,
  'operation-listed': operationListed,
  'problem-example': problemExample,
  'source-required': sourceRequired,
  'unit-required': unitRequired,
};

/** Redocly plugin of all house rules. */
export default () => contractPlugin(rules);
