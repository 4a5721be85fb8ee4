/** Returns a contract with one word as every name and every enum value that a contract can choose. */
export function namedContract(word: string): object {
  const called = <T>(value: T) => Object.fromEntries([[word, value]]);
  const text = {
    type: 'string',
    format: word,
    enum: [word, 'other'],
    'x-enumDescriptions': called('A meaning'),
    'x-identifier': word,
    'x-unit': word,
    'x-source': { register: word, path: word },
    'x-code-list': word,
    'x-personal-data': { class: word, basis: word, notFor: [word] },
    'x-label': { en: word, da: word, ...called(word) },
    ...Object.fromEntries([[`x-${word}`, called(word)]]),
  };
  const shape = {
    type: 'object',
    required: [word, 'lacking'],
    properties: { ...called(text), kind: { type: 'string' } },
    patternProperties: called({ type: 'string' }),
    discriminator: { propertyName: 'kind', mapping: { ...called(`#/components/schemas/Other`) } },
    dependentRequired: called([word]),
    xml: { name: word, prefix: word },
  };
  const media = {
    schema: { $ref: `#/components/schemas/${word}` },
    examples: called({ value: called(word) }),
    encoding: called({ contentType: word, style: word, headers: called({ schema: { type: 'string' } }) }),
  };
  const parameter = (location: string, style: string, schema: object = text) => ({
    name: location === 'path' ? word : `${word}`,
    in: location,
    required: location === 'path',
    style,
    schema,
    examples: called({ value: word }),
  });
  const response = {
    description: word,
    headers: called({ schema: text }),
    content: { 'application/json': media, ...called(media) },
    links: called({ operationId: word, parameters: called(word) }),
    'x-retry': word,
  };
  return {
    openapi: '3.1.0',
    info: { title: word, version: '1', contact: called(word), license: { name: word } },
    tags: [{ name: word, 'x-displayName': word }],
    'x-tagGroups': [{ name: word, tags: [word] }],
    servers: [{ url: `https://{${word}}.example.com`, variables: called({ default: word, enum: [word] }) }],
    security: [called([word])],
    paths: {
      [`/${word}/{${word}}`]: {
        post: {
          operationId: word,
          summary: word,
          description: `[${word}](#tag/${word}) [a](#section/${word}) [b](#operation/${word}) [c](ref:${word})`,
          tags: [word],
          parameters: [
            parameter('path', word),
            parameter('query', word),
            parameter('header', word),
            { ...parameter('cookie', word), schema: { type: 'array', items: text } },
          ],
          requestBody: { content: { 'multipart/form-data': media, 'application/json': media, ...called(media) } },
          responses: { 200: response, 400: response, ...called(response) },
          callbacks: called({ [`{$request.body#/${word}}`]: { post: { responses: {} } } }),
          'x-codeSamples': [{ lang: word, label: word, source: word }],
          security: [called([word]), {}],
        },
        get: {
          operationId: `other-${word}`,
          parameters: [parameter('path', 'simple'), { ...parameter('query', 'deepObject'), schema: shape }],
          responses: { default: { $ref: `#/components/responses/${word}` } },
        },
      },
    },
    webhooks: called({ post: { operationId: `hook-${word}`, responses: { 200: { description: 'Received' } } } }),
    components: {
      schemas: {
        ...called(shape),
        Other: { allOf: [{ $ref: `#/components/schemas/${word}` }, { required: [word] }], title: word },
        Choice: { oneOf: [{ $ref: `#/components/schemas/${word}` }, { type: 'string', format: word }] },
      },
      responses: called(response),
      securitySchemes: called({ type: 'apiKey', in: 'header', name: word }),
    },
  };
}
