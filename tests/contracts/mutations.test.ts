import { beforeAll, describe, expect, it } from 'vitest';
import { contractDifferences, type Difference } from '../../packages/docusaurus-preset-portal/src/contract-diff';
import { readPublished } from '../../packages/docusaurus-preset-portal/src/contract-diff/published/store';
import { edited } from '../../packages/docusaurus-preset-portal/src/contract-diff/shapes.fixture';
import type { Document } from '../../packages/docusaurus-preset-portal/src/openapi';
import { triesAll } from '../support/cover';

/** Single edits of the first published contracts, which never change: API, path, value (`null` removes), `severity rule`, operations reached. */
const EDITS: [api: string, path: string, value: unknown, expected: string, operations: number][] = [
  ['data', 'components schemas Problem properties detail', null, 'breaking response-property-removed', 17],
  ['data', 'components schemas Problem properties title maxLength', 300, 'risky response-limit-loosened', 17],
  ['data', 'components schemas Problem properties status description', 'Other words', 'text text-changed', 17],
  ['data', 'components schemas Problem required 0', null, 'breaking response-property-optional', 17],
  ['data', 'components schemas Company properties name', null, 'breaking response-property-removed', 1],
  ['data', 'components schemas Company properties name type', ['string', 'null'], 'breaking response-null-added', 1],
  ['data', 'components schemas Company properties secondaryNames maxItems', 5, 'safe response-limit-tightened', 1],
  ['data', 'components schemas BulkRequest properties ids maxItems', 500, 'breaking request-limit-tightened', 1],
  ['data', 'components schemas BulkRequest properties ids maxItems', 5000, 'safe request-limit-loosened', 1],
  ['data', 'components schemas BulkRequest properties attributes uniqueItems', null, 'safe request-limit-loosened', 1],
  [
    'data',
    'components schemas BulkRequest properties note',
    { type: 'string' },
    'safe request-optional-property-added',
    1,
  ],
  ['data', 'components schemas BulkRequest required 3', 'effectiveAt', 'breaking request-property-required', 1],
  ['data', 'components schemas BulkRequest required 2', null, 'safe request-property-optional', 1],
  ['data', 'components schemas Vehicle properties kid pattern', null, 'risky response-constraint-removed', 2],
  ['data', 'components schemas Vehicle properties kid x-label', { en: 'Other' }, 'text annotation-changed', 2],
  ['data', 'components parameters CompanyId schema pattern', '^[0-9]{9}$', 'breaking request-constraint-changed', 3],
  ['data', 'components parameters Limit schema maximum', 1, 'breaking request-limit-tightened', 2],
  ['data', 'components parameters Limit schema default', 7, 'breaking request-default-changed', 2],
  ['data', 'components parameters IncludeMeta deprecated', true, 'safe deprecated', 4],
  ['data', 'components parameters Purpose required', false, 'safe parameter-optional', 3],
  ['data', 'components securitySchemes ApiKey name', 'X-Other', 'breaking security-scheme-changed', 17],
  ['data', 'servers 0 url', 'https://other.example.com', 'breaking server-removed', 17],
  ['data', 'paths /vehicles/{kid} get', null, 'breaking operation-removed', 1],
  ['life-events', 'components schemas CompanyEventType enum 0', null, 'breaking request-value-removed', 1],
  ['life-events', 'components schemas EventRegisteredAt type', 'string', 'safe response-null-removed', 3],
  ['life-events', 'components schemas EventOccurredAt format', null, 'risky response-format-loosened', 3],
  ['life-events', 'components schemas EventConfidence enum 2', 'GUESSED', 'risky response-value-added', 3],
  ['life-events', 'components schemas Register enum 0', null, 'safe response-value-removed', 3],
  ['life-events', 'components schemas EventChange required 0', null, 'breaking response-property-optional', 3],
  ['advisor', 'components schemas CoverageCode enum 10', 'BOAT', 'risky response-value-added', 2],
  ['advisor', 'components schemas FeatureValue type', ['string', 'null'], 'safe response-type-narrowed', 2],
  ['advisor', 'components schemas Money properties amount x-unit', 'EUR', 'breaking response-unit-changed', 2],
  [
    'advisor',
    'components schemas RecommendationFeedback properties comment maxLength',
    1,
    'breaking request-limit-tightened',
    1,
  ],
  [
    'advisor',
    'components schemas RecommendationFeedback properties outcome enum 0',
    null,
    'breaking request-value-removed',
    1,
  ],
  [
    'service',
    'components schemas RequestCounts properties timeZone const',
    'UTC',
    'breaking response-values-replaced',
    1,
  ],
  [
    'service',
    'components schemas UsagePeriod properties from format',
    'date-time',
    'breaking response-format-changed',
    1,
  ],
  ['datahub', 'components schemas FeatureHistory properties items', null, 'breaking response-property-removed', 1],
  ['datahub', 'components schemas Source properties validFrom examples', ['2020-01-01'], 'text example-changed', 1],
];

/** A third for every change, because each compares a whole contract. Tables in `packages/docusaurus-preset-portal/src/contract-diff` cover every rule. */
const TRIED = EDITS.filter((_, index) => triesAll || index % 3 === 0);

const contracts = new Map<string, Document>();
beforeAll(async () => {
  for (const api of new Set(TRIED.map(([id]) => id))) {
    const first = (await readPublished(api)).at(-1);
    if (first) contracts.set(api, first.document);
  }
});

describe('one edit of a contract is one entry', () => {
  it.each(TRIED)('%s: %s = %j is %s', (api, path, value, expected, operations) => {
    const document = contracts.get(api) as Document;
    const resultOf = ({ severity, rule, affected }: Difference) => [`${severity} ${rule}`, affected.length];
    expect(contractDifferences(document, edited(document, path, value)).map(resultOf)).toEqual([
      [expected, operations],
    ]);
  });
});
