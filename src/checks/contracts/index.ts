import { codeListKnown } from './content/code-list-known';
import { identifierKnown } from './content/identifier-known';
import { labelRequired } from './content/label-required';
import { noCprNumber } from './content/no-cpr-number';
import { noRealCvr } from './content/no-real-cvr';
import { operationListed } from './content/operation-listed';
import { problemExample } from './content/problem-example';
import { sourceRequired } from './content/source-required';
import { unitRequired } from './content/unit-required';
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
import { objectClosed } from './general/object-closed';
import { operationResponses } from './general/operation-responses';
import { pathItemFile } from './general/path-item-file';
import { personalData } from './general/personal-data';
import { problemAdvice } from './general/problem-advice';
import { problemJson } from './general/problem-json';
import type { Rule } from './lib/rule';

/** House rules by name. Each is a file of that name in `general/` or `content/`. */
export const rules: Readonly<Record<string, Rule>> = {
  'code-list-known': codeListKnown,
  'constraint-required': constraintRequired,
  'description-required': descriptionRequired,
  'enum-described': enumDescribed,
  'example-required': exampleRequired,
  'extension-known': extensionKnown,
  'identifier-known': identifierKnown,
  'info-complete': infoComplete,
  'label-required': labelRequired,
  'no-cpr-number': noCprNumber,
  'no-esm-paragraph': noEsmParagraph,
  'no-raw-html': noRawHtml,
  'no-real-cvr': noRealCvr,
  'no-remote-ref': noRemoteRef,
  nullability,
  'object-closed': objectClosed,
  'operation-listed': operationListed,
  'operation-responses': operationResponses,
  'path-item-file': pathItemFile,
  'personal-data': personalData,
  'problem-advice': problemAdvice,
  'problem-example': problemExample,
  'problem-json': problemJson,
  'source-required': sourceRequired,
  'unit-required': unitRequired,
};

const severities = Object.fromEntries(Object.keys(rules).map((name) => [`portal/${name}`, 'error']));

/** Redocly plugin. `extends: portal/all` in redocly.yaml makes every house rule an error. */
export default function portalPlugin() {
  return { id: 'portal', rules: { oas3: rules }, configs: { all: { rules: severities } } };
}
