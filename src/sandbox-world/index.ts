import { aboutOf } from 'docusaurus-preset-portal/terms';
import {
  type CheckedRequest,
  type Content,
  type ContractOperation,
  Refusal,
  SOURCE_HEADER,
} from 'openapi-toolkit/sandbox';

import { sandbox, site } from '#site';
import { handlers } from './handlers';
import { feedbackStore } from './handlers/feedbackStore';
import type { WorldData } from './readData';
import { refusalOf } from './refusal';
import { readWorld, type World } from './world';

export { tools } from './tools';

const about = aboutOf({ site, sandbox });

/** A key that is rejected, so that clients can test their handling of 401. Every other key is accepted. */
const REFUSED_KEY = 'invalid';

/** Characters of a key: a header of other characters arrives changed. */
const PRINTABLE = /^[ -~]+$/;

/** Length of a CVR number, in digits: a P-number of this length is a CVR number. */
const CVR_LENGTH = 8;

/** Names of error examples in the contracts. */
const EXAMPLES = {
  form: /^(malformed|leadingZeroLost)/,
  length: /^(malformed|purposeTooShort)/,
  cvrNumber: /^(malformed|cvrNumberSent)/,
  choice: /^unknown(Section|Type|Product)/,
  check: /^checkDigit/,
};

/** Notice for contracts that the invented world is not based on. */
const OTHER_CONTRACTS = `Responses are the examples of the contracts, or values made up from their schemas: the header ${SOURCE_HEADER} says which.`;

/** Builds the invented world; undefined if the contracts lack the examples it is based on. */
function worldOf(data: WorldData, operations: ContractOperation[]): World | undefined {
  try {
    return readWorld(data, operations);
  } catch {
    return undefined;
  }
}

/** Creates the content of these APIs: the invented world, and feedback, stored while the sandbox runs. */
export function readContent(data: WorldData, operations: ContractOperation[]): Content {
  const world = worldOf(data, operations);
  const feedback = feedbackStore();
  const boundHandlers = Object.entries(world ? handlers : {}).map(([operationId, handler]) => [
    operationId,
    (request: CheckedRequest) => handler({ ...request, world: world as World, feedback }),
  ]);
  return {
    about: `${about.title}. ${about.note}${world ? '' : ` ${OTHER_CONTRACTS}`}`,
    handlers: Object.fromEntries(boundHandlers),
    // The build of the site reads the attribute translations from the same host as the APIs.
    extraPaths: { '/attribute-translations': data.translations },
    authorize: (headers) => {
      const key = headers['x-api-key'];
      if (!key) throw new Refusal(401, 'missing-api-key', 'The request has no X-API-Key header.');
      if (key === REFUSED_KEY || !PRINTABLE.test(key)) {
        throw new Refusal(401, 'invalid-api-key', 'The key in X-API-Key is unknown or no longer in force.');
      }
    },
    exampleFor: ({ kind, sent }) => EXAMPLES[kind === 'form' && sent.length === CVR_LENGTH ? 'cvrNumber' : kind],
    refusal: (operation, request) => {
      const now = Math.max(Date.now(), Date.parse(world?.facts.now ?? 0));
      return refusalOf(operation, request, now);
    },
    missingParameter: (name) =>
      name === 'X-Purpose'
        ? new Refusal(403, 'missing-purpose', 'This operation needs the header X-Purpose.')
        : undefined,
  };
}
