import { expect, it } from 'vitest';
import { namedPartOf } from './changes';

it.each([
  ['#/components/schemas/Shape/properties/size/maximum', '#/components/schemas/Shape/properties/size'],
  ['#/components/schemas/Shape/properties/size', '#/components/schemas/Shape/properties/size'],
  [
    '#/components/schemas/Shape/properties/parts/items/properties/id/type',
    '#/components/schemas/Shape/properties/parts/items/properties/id',
  ],
  [
    '#/components/schemas/Shape/properties/properties/properties/headers/type',
    '#/components/schemas/Shape/properties/properties/properties/headers',
  ],
  ['#/components/schemas/Colour/enum', '#/components/schemas/Colour'],
  ['#/components/securitySchemes/key/in', '#/components/securitySchemes/key'],
  ['#/paths/~1shapes/post', '#/paths/~1shapes/post'],
  ['#/paths/~1shapes/post/deprecated', '#/paths/~1shapes/post'],
  ['#/paths/~1shapes/post/requestBody/required', '#/paths/~1shapes/post/requestBody'],
  ['#/paths/~1shapes/post/parameters/2/schema/type', '#/paths/~1shapes/post/parameters/2'],
  ['#/paths/~1shapes/parameters/0/schema/type', '#/paths/~1shapes/parameters/0'],
  ['#/paths/~1shapes/post/responses/200/content/application~1json', '#/paths/~1shapes/post/responses/200'],
  ['#/paths/~1shapes/post/responses/200/headers/ETag/schema', '#/paths/~1shapes/post/responses/200/headers/ETag'],
  ['#/webhooks/done/post/requestBody/content', '#/webhooks/done/post/requestBody'],
  ['#/servers/0/url', '#/servers'],
  ['#/security', '#/security'],
  ['#/info/license', '#/info'],
  ['#', '#'],
])('%s is in %s', (pointer, place) => expect(namedPartOf(pointer)).toBe(place));
