import { site } from 'docusaurus-preset-portal/content';
import { describe, expect, it } from 'vitest';
import { commonTitle, distinct, slugOf, slugOfTitle, variablePrefix } from './names';

it.each([
  ['shapeByShapeId', 'shape-by-shape-id'],
  ['shapesV2', 'shapes-v-2'],
  ['get /shapes/{shapeId}', 'get-shapes-shape-id'],
  ['list_All-Shapes', 'list-all-shapes'],
  ['shape\u202eOf', 'shape-of'],
  ['ÆbleÅr', 'aeble-ar'],
  ['---', ''],
  ['x'.repeat(300), 'x'.repeat(180)],
  ['尺'.repeat(300), '尺'.repeat(60)],
])('returns the slug of %j: %j', (operationId, slug) => expect(slugOf(operationId)).toBe(slug));

it('returns a slug unchanged', () => {
  for (const name of ['shapesV2', 'shapeByShapeId', 'x1Y2']) expect(slugOf(slugOf(name))).toBe(slugOf(name));
});

describe('variables', () => {
  it.each([
    ['museum-api v1.2 reference', 'MUSEUM_API'],
    ['OpenAPI Petstore', 'PETSTORE_API'],
    ['Enhetsregisteret Åpne Data API', 'ENHETSREGISTERET_APNE_DATA_API'],
    ["Bob's Café", 'BOBS_CAFE_API'],
    ['3D Printing', 'API_3D_PRINTING_API'],
    ['博物館', 'API'],
  ])('of %j begin with %s', (title, prefix) => expect(variablePrefix(title)).toBe(prefix));

  it('are those of this site by the same rule', () =>
    expect([site.keyVariable, site.hostVariable]).toEqual(
      ['KEY', 'HOST'].map((end) => `${variablePrefix(site.title)}_${end}`),
    ));
});

it.each([
  ['Swagger Petstore - OpenAPI 3.0', 'swagger-petstore'],
  ['GitHub OAuth2 API', 'github-oauth2'],
  ['API', 'api'],
])('the slug of %j is %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug));

it('equal names get numbers', () =>
  expect(distinct(['a', 'b', 'a', 'a-2', 'a'])).toEqual(['a', 'b', 'a-2', 'a-2-2', 'a-3']));

it.each([
  [['Museum API'], 'Museum API'],
  [['Adyen Checkout API', 'Adyen Payment API'], 'Adyen'],
  [['Shop', 'Museum'], 'API reference'],
  [['Shop', 'Shop'], 'Shop'],
])('%j together are %j', (titles, title) => expect(commonTitle(titles)).toBe(title));
