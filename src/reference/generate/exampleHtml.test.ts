import { describe, expect, it } from 'vitest';
import type { Example, Media, Operation } from '../../openapi/model';
import { withExampleHtml } from './exampleHtml';

const example = (language: Example['language'], text: string): Example => ({ name: 'a', anchor: 'a', language, text });
const media = (one: Example): Media => ({ type: 'a/b', anchor: 'a', examples: [one], notes: [] });

/** Returns an operation with the example at every position that allows examples. */
function operationWith(one: Example): Operation {
  const operation = {
    parameters: [{ examples: [one] }],
    requestBody: { media: [media(one)] },
    responses: [{ media: [media(one)] }],
    callbacks: [],
  } as unknown as Operation;
  return { ...operation, callbacks: [{ name: 'a', expression: 'a', operation }] };
}

const htmlIn = ({ parameters, requestBody, responses, callbacks }: Operation): (string | undefined)[] => [
  ...[...parameters, ...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)].flatMap(
    ({ examples }) => examples.map(({ html }) => html),
  ),
  ...callbacks.flatMap(({ operation }) => htmlIn(operation)),
];

describe('withExampleHtml', () => {
  it.each([
    [
      'keys, and values by their type',
      example('json', '{"a":[{"b":1},[true]],"c":{"d<\\"":null},"e":"\\u00e6&<"}'),
      '{\n  <span class="hl-a">"a"</span>: [\n    {\n      <span class="hl-a">"b"</span>: ' +
        '<span class="hl-n">1</span>\n    },\n    [\n      <span class="hl-l">true</span>\n    ]\n  ],\n  ' +
        '<span class="hl-a">"c"</span>: {\n    <span class="hl-a">"d&lt;\\""</span>: ' +
        '<span class="hl-l">null</span>\n  },\n  <span class="hl-a">"e"</span>: ' +
        '<span class="hl-s">"æ&amp;&lt;"</span>\n}',
    ],
    ['empty ones', example('json', '[[],{}]'), '[\n  [],\n  {}\n]'],
    ['broken JSON is text', example('json', '{"a"<'), '{"a"&lt;'],
    ['a text', example('text', 'a<b>\r\n'), 'a&lt;b>&#13;\n'],
    ['XML', example('xml', '<a>1</a>'), '<span class="hl-k">&lt;a></span>1<span class="hl-k">&lt;/a></span>'],
  ])('%s', (_what, one, html) => {
    const all = htmlIn(withExampleHtml(operationWith(one)));
    expect(all).toEqual(Array(6).fill(html));
  });

  it('keeps what else an operation has', () => {
    const operation = operationWith(example('text', 'a'));
    const withHtml = JSON.stringify(withExampleHtml(operation)).replaceAll(',"html":"a"', '');
    expect(JSON.parse(withHtml)).toEqual(operation);
    expect(withExampleHtml({ ...operation, requestBody: undefined }).requestBody).toBeUndefined();
  });
});
