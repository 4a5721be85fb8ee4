import type { ReferencePageData } from 'docusaurus-preset-portal/openapi/model';
import { describe, expect, it } from 'vitest';
import { spansOf } from './spans';
import { validateSpan } from './validateSpan';
import { vocabularyOf } from './vocabulary';

const page = {
  kind: 'operation',
  permalink: '/api/denmark/data/company-unit',
  operation: {
    id: 'company-unit',
    path: '/company-units/{productionUnitNumber}',
    servers: [{ url: 'https://api.example.com/denmark/data' }],
    parameters: [{ location: 'path', schema: { name: 'productionUnitNumber', anchor: 'path.productionUnitNumber' } }],
    responses: [
      {
        media: [
          {
            schema: { children: [{ name: 'from', path: 'companyRelations[].from', anchor: 'response-200.from' }] },
            examples: [
              { language: 'json', text: '{"status": "ACTIVE", "type": "https://x.example/docs/errors#not-found"}' },
            ],
          },
        ],
      },
    ],
  },
} as unknown as ReferencePageData;

const vocabulary = vocabularyOf([page], []);
const verdictOf = (mdx: string) => spansOf(mdx).map((span) => validateSpan(span, vocabulary, { made_up: 'tested' }));
const fault = { fault: expect.any(String) };

describe('names in prose', () => {
  it.each([
    ['a parameter', '`productionUnitNumber`'],
    ['an enum value of an example', '`ACTIVE`'],
    ['a property path', '`companyRelations[].from`'],
    ['a problem type', '`not-found`'],
    ['a path of the contract', '`/company-units/{productionUnitNumber}`'],
    ['a path with method and server', '`GET /denmark/data/company-units/{productionUnitNumber}`'],
    ['a path filled in', '`/company-units/9990000011`'],
    ['a name on the allow list', '`made_up`'],
    ['a link with an anchor', '[x](/api/denmark/data/company-unit#response-200.from)'],
    ['a key of a JSON block', '```json\n{"status": 1}\n```'],
  ])('knows %s', (_what, mdx) => expect(verdictOf(mdx)).toEqual(['fine']));

  it.each([
    ['a property', '`productionUnit`'],
    ['a header', '`X-Nothing`'],
    ['a property path whose parts never meet', '`status.from`'],
    ['a path', '`/company-unit/{id}`'],
    ['a path with method', '`POST /units`'],
    ['a reference page', '[x](/api/denmark/data/unit)'],
    ['an anchor', '[x](/api/denmark/data/company-unit#response-200.until)'],
    ['a key of a JSON block', '```json\n{"nothing": 1}\n```'],
    ['a typed-in request', '```bash\ncurl https://api.example.com\n```'],
  ])('refuses %s it does not know', (_what, mdx) => expect(verdictOf(mdx)).toEqual([fault]));

  it('skips values and counts lines', () => {
    expect(verdictOf('`1. tv` and `09900012` and [site](/docs/errors)')).toEqual(['skipped', 'skipped', 'skipped']);
    expect(spansOf('---\ntitle: `no`\n---\n\n`yes`')).toEqual([{ kind: 'code', text: 'yes', line: 5, column: 1 }]);
  });
});
