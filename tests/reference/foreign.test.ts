import { beforeAll, describe, expect, it } from 'vitest';
import { foreignMarkup } from './foreignMarkup';
import { read, renderPages, textOf } from './render';

/** Pages of a contract with the extensions and habits of other providers, by operation. */
const html = new Map<string, string>();
const text = (page: string) => textOf(html.get(page) ?? '');

beforeAll(async () => {
  const api = await read('tests/fixtures/contracts/foreign.yaml');
  const [overview = '', ...pages] = renderPages(api);
  html.set('overview', overview);
  api.operations.forEach(({ operation }, index) => {
    html.set(operation.title, pages[index] ?? '');
  });
});

describe.each<[string, string[]]>([
  [
    'overview',
    [
      'Library of shapes',
      'OpenAPI 3.1.0',
      'terms of service https://shapes.example/terms',
      'contact Shape people',
      'e-mail shapes@shapes.example',
      'Free licence',
      'licence SPDX MIT-0',
      'see The handbook of shapes',
      'https://{region}.shapes.example/{base}',
      'region default north , one of north, south Where the shapes are',
      'Main things round Those without corners',
      'Every shape Shapes in general see https://shapes.example/all',
      'Other things told A tag with words and no operation',
      'A shape is gone webhook: a call to you',
      'Operations differ in what they take',
      'Bearer token in the header Authorization Token from the desk',
      'OAuth 2.0 (authorization code)',
      'draw Draws shapes erase Erases shapes',
      'only by webhooks if at all: sender : API key in the header X-Sender unused : OpenID Connect (https://shapes.example/openid)',
      'Written to https://docs.example.com and https://api.example.com/v0 .',
    ],
  ],
  [
    'List shapes',
    [
      'at least one of these is required: id, or name and born',
      'One of these, with further fields, told apart by kind ( disc Circle, ring Circle, box Square):',
      'radius number can be absent From the middle to the edge',
      'side number can be absent Length of one side',
      'Ruby Python (contract 2)',
      'puts Shapes.list',
    ],
  ],
  [
    'Draw a shape',
    [
      'OAuth 2.0 (authorization code) with draw',
      'Address that another call gave',
      'https://<upload_url>',
      'drawn: The shape is drawn',
      'see About drawn shapes',
      'Drawn quickly',
      '4711',
      'Lines of the drawing Points of one line Distance on one axis',
      'in XML element line, wrapped in an element',
      'in XML attribute',
      'see All about numbers',
      'hue integer Angle of the colour',
      'light integer How light it is',
    ],
  ],
  [
    'A shape is gone',
    [
      "A webhook: the API calls your server, you don't call the API.",
      'POST to your server: shapeGone',
      'The API makes this call, so it needs no key of yours.',
      'Check the signature in the header X-Shape-Signature',
      'Body you receive',
      'What your server responds',
    ],
  ],
  [
    'A shape is back',
    ['The call carries: sender : API key in the header X-Sender', 'A webhook: the API calls your server'],
  ],
])('the page "%s"', (page, phrases) => {
  it.each(phrases)('contains: %s', (phrase) => expect(text(page)).toContain(phrase));

  it('has only markup of the site', () => expect(foreignMarkup(html.get(page) ?? '')).toEqual([]));
});

it.each([
  ['overview', 'href="/api/fixture/list-shapes"'],
  ['overview', 'href="/api/fixture#group-all-shapes"'],
  ['overview', 'href="/api/fixture#authentication"'],
  ['overview', 'href="https://shapes.example/handbook"'],
  ['overview', '<td>cell <b>bold</b></td>'],
  ['overview', 'kinds.<br>Start'],
  ['List shapes', 'Give one<br>'],
])('%s has %s', (page, part) => expect(html.get(page)).toContain(part));

it.each([
  ['overview', 'not for readers'],
  ['A shape is gone', 'No key yet?'],
])('%s does not contain: %s', (page, words) => expect(text(page)).not.toContain(words));

it('lists an operation under both of its tags', () => {
  expect(html.get('overview')?.match(/>List shapes<\/a>/g)).toHaveLength(2);
});
