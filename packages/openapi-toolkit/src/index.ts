// Contracts as plain data. Runs in browsers and in Node.js: what reads files is in `openapi-toolkit/node`.

// Errors whose message is enough for a reader: what, where, how to fix it.

export { Stopped, UserError } from './lib/UserError';
export { ContractError, joinFaults, type OnFault } from './openapi/ContractError';

// Texts: printable, safe in markup, in an address, as a literal of a language, near to another.

export { decodeSafely, idOfHash, wellEncoded } from './lib/decode';
export { blockComment, javaString, jsString, pythonString } from './lib/quote';
export { escapeMarkup, FORBIDDEN_ELEMENTS, isSafeAddress } from './lib/safeMarkup';
export { nearestName, similarity } from './lib/similarity';
export { printable, visibleText } from './lib/visibleText';
export { inlineMarkdown, lead, markdown } from './openapi/markdown';
export { clean } from './openapi/text';

// Values: own keys of tables, results kept by word or object, another value in place of an exception.

export { default as escapeRegExp } from 'lodash/escapeRegExp';
export { default as groupBy } from 'lodash/groupBy';
export { attempt, ownValue } from './lib/attempt';
export { memoize, memoizeByObject } from './lib/memoize';
export { isMap, jsonType } from './openapi/document';

// A contract as it is written: objects of OpenAPI, references, methods and parameters.

export {
  type AnySchema,
  type Dict,
  type Document,
  isObjectSchema,
  METHODS,
  type MediaType,
  type OperationObject,
  type OrRef,
  type ParameterObject,
  type PathItem,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
  type SecurityRequirement,
  type SecuritySchemeObject,
} from './openapi/document';
export { languageOf } from './openapi/language';
export { type Located, locateOperations, operationParameters, quotedOperation } from './openapi/operations';
export { isRef, lookUp, refName, resolve } from './openapi/pointer';
export { withHost } from './openapi/serverUrl';

// A contract as pages show it: plain data, read once.

export type {
  ApiRef,
  Callback,
  ChangeSeverity,
  EnumValue,
  Example,
  ExamplePair,
  Fact,
  Header,
  Html,
  LinkedOperation,
  Media,
  NextCall,
  Note,
  Operation,
  OperationChange,
  OperationPage,
  OperationRelease,
  OverviewPage,
  OwnSection,
  Parameter,
  ParameterLocation,
  ReferencePageData,
  RequestBody,
  Response,
  RetryAdvice,
  Sample,
  SchemaNode,
  Security,
  SecurityScheme,
  Server,
  Variants,
} from './openapi/model';
export { hrefOf, type ReadContract } from './openapi/ReadContract';
export { nodesIn, schemaNodes, schemasOf, type UsedSchema, walk } from './openapi/walk';

// The overview of a contract: groups of its operations, the types that its pages share.

export { overviewPage, typeIndex } from './openapi/overview';
export { groupOf, tagsInOrder } from './openapi/overview/groups';
export { fragmentTarget, operationLinks, redocLinks, withOperationLinks } from './openapi/overview/links';
export { nodesBelow, type SharedType, type SharedTypes, shareTypes, typeAnchor } from './openapi/shareTypes';

// Names: of pages, files, operations in programs, and of a portal.

export {
  apiName,
  camelCase,
  commonTitle,
  cutName,
  distinct,
  kebabCase,
  lowerCase,
  methodName,
  pascalCase,
  sentMethod,
  slugOf,
  slugOfTitle,
  snakeCase,
  UniqueNames,
  upperFirst,
  variablePrefix,
} from './openapi/names';

// Addresses of servers and paths.

export { literalPath } from './openapi/encode';
export { baseUrl, readServers } from './openapi/read/server';
export { serverOrigin, serverPath, serverUrl } from './openapi/serverUrl';

// What a schema allows: its parts put together, patterns, limits, values and the words for a fault.

export { explainFault } from './openapi/explainFault';
export { compilePattern } from './openapi/pattern';
export { patternsOf } from './openapi/read/constraints';
export { enumValues, exampleTexts } from './openapi/read/keywords';
export { mergeAllOf, soleRef, unwrapNullable } from './openapi/read/mergeAllOf';
export { optionNames } from './openapi/read/variants';
export { schemaFault } from './openapi/validate/schemaFault';

// Words for limits and alternatives; JSON in few lines, its values by their paths.

export { compactJson, countLines, firstLines, formatJson, isLong } from './openapi/compactJson';
export { limitWords, SHAPES } from './openapi/limitWords';
export { shortJson, valuesAtPath } from './openapi/values';

// Values made of a schema, for samples and forms.

export { byPreference, isFileSchema, isJsonType, propertySchema } from './openapi/sample';
export { openEnum } from './openapi/sample/explicitValues';

// Integers beyond those of JavaScript, marked in values and written in full.

export { INTEGER_MARK, isLongInteger, restoreIntegers, restoreIntegersInJson } from './openapi/bundle/integerMarks';
export { parseBundled } from './openapi/bundle/longIntegers';
export { protectKeys, restoreText } from './openapi/bundle/protectKeys';

// How serious a change of a contract is, the worst first.

export { severities } from './contract-diff/rules/verdicts';
