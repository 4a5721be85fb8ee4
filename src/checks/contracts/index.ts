import { constraintRequired } from './general/constraint-required';
import { descriptionRequired } from './general/description-required';
import { enumDescribed } from './general/enum-described';
import { exampleRequired } from './general/example-required';
import { extensionKnown } from './general/extension-known';
import { infoComplete } from './general/info-complete';
import { noEsmParagraph } from './general/no-esm-paragraph';
import { noRawHtml } from './general/no-raw-html';
import { noRemoteRef } from './general/no-remote-ref';
import { nullability } from './general/nullability';
import { objectOpen } from './general/object-open';
import { operationResponses } from './general/operation-responses';
import { pathItemFile } from './general/path-item-file';
import { personalData } from './general/personal-data';
import { problemAdvice } from './general/problem-advice';
import { problemJson } from './general/problem-json';
import type { ContractRule } from './lib/rule';

/** House rules for any contracts, by name. Each is a file of that name in `general/`. */
const generalRules: Readonly<Record<string, ContractRule>> = {
  'constraint-required': constraintRequired,
  'description-required': descriptionRequired,
  'enum-described': enumDescribed,
  'example-required': exampleRequired,
  'extension-known': extensionKnown,
  'info-complete': infoComplete,
  'no-esm-paragraph': noEsmParagraph,
  'no-raw-html': noRawHtml,
  'no-remote-ref': noRemoteRef,
  nullability,
  'object-open': objectOpen,
  'operation-responses': operationResponses,
  'path-item-file': pathItemFile,
  'personal-data': personalData,
  'problem-advice': problemAdvice,
  'problem-json': problemJson,
};

/**
 * Returns the Redocly plugin of the house rules. `extends: portal/all` in redocly.yaml makes every one an error.
 *
 * @param own Rules for the contracts of this site alone.
 */
export function contractPlugin(own: Readonly<Record<string, ContractRule>>) {
  const rules = { ...generalRules, ...own };
  const severities = Object.fromEntries(Object.keys(rules).map((name) => [`portal/${name}`, 'error']));
  return { id: 'portal', rules: { oas3: rules }, configs: { all: { rules: severities } } };
}
