// Code samples of requests. Runs in browsers and in Node.js.

// Requests of a contract: values of its examples, their encoding, and the secrets they send.

export { type PairedExample, pairedExamples, preferOf } from './requests/exampleRequest';
export { plannedRequest, type RequestPlan } from './requests/plan';
export type { ClientCall, SampleBody, SampleRequest } from './requests/request';
export { type SampleOptions, samplePlan, sampleRequest, sampleValues } from './requests/sampleRequest';
export { hasOwnValue } from './requests/secrets';
export { exampleOf, type ParameterSerialization, parameterSerialization } from './requests/serialize';

// Writes a request as code, in each language or in one that is loaded when it is shown.

export { createSamples } from './samples/index';
export {
  CLIENT_LANGUAGES,
  type ClientLanguage,
  clientOf,
  isClientLanguage,
  LANGUAGES,
} from './samples/languages';
export { prepareRequest, type Write, type WriteCall } from './samples/prepareRequest';
export { type SentRequest, sentRequest } from './samples/sentRequest';
export { writers } from './samples/writers';

// Parts of such code, for samples of other programs.

export { jsNotation, literal, pythonNotation } from './samples/literal';
export { joinLines, multipartType } from './samples/text';
