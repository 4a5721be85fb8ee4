import { breaking, risky, safe, text } from './verdicts';

const STYLE = 'style: form\nexplode: true';

/** Rules that do not depend on the direction of the data. */
export const operationRules = {
  ...breaking('Requests get 404.', { 'operation-removed': ['Operation removed', '/shapes:\n  get: …', '/shapes: {}'] }),
  ...safe('No client calls it yet.', { 'operation-added': ['Operation added', '/shapes: {}', '/shapes:\n  get: …'] }),
  ...breaking('Requests to the old address get 404.', {
    'operation-moved': ['Path or method changed', '/shape:\n  get: …', '/shapes:\n  get: …'],
  }),
  ...risky('Generated clients name their method after it.', {
    'operation-id-changed': ['Operation ID changed', 'operationId: getShape', 'operationId: readShape'],
  }),
  ...risky('Requests stay the same, but generated clients name an argument after it.', {
    'path-parameter-renamed': ['Path parameter renamed', '/shapes/{id}', '/shapes/{shapeId}'],
  }),
  ...breaking('Requests without it are rejected.', {
    'required-parameter-added': [
      'Required parameter added',
      'parameters: []',
      'parameters:\n  - { name: size, in: query, required: true }',
    ],
    'parameter-required': [
      'Parameter became required',
      '{ name: size, in: query }',
      '{ name: size, in: query, required: true }',
    ],
    'required-body-added': [
      'Required request body added',
      'post: { responses: … }',
      'post:\n  requestBody: { required: true, content: … }',
    ],
    'body-required': [
      'Request body became required',
      'requestBody: { content: … }',
      'requestBody: { required: true, content: … }',
    ],
  }),
  ...safe('All requests that were accepted still are.', {
    'optional-parameter-added': [
      'Optional parameter added',
      'parameters: []',
      'parameters:\n  - { name: size, in: query }',
    ],
    'parameter-optional': [
      'Parameter became optional',
      '{ name: size, in: query, required: true }',
      '{ name: size, in: query }',
    ],
    'serialization-loosened': ['Further ways of writing a value', STYLE, `${STYLE}\nallowReserved: true`],
    'optional-body-added': [
      'Optional request body added',
      'post: { responses: … }',
      'post:\n  requestBody: { content: … }',
    ],
    'body-optional': [
      'Request body became optional',
      'requestBody: { required: true, content: … }',
      'requestBody: { content: … }',
    ],
    'security-loosened': [
      'Further ways to authenticate',
      'security: [{ key: [] }]',
      'security: [{ key: [] }, { token: [] }]',
    ],
  }),
  ...breaking('Requests that send it are rejected, or what they ask for is ignored.', {
    'parameter-removed': ['Parameter removed', 'parameters:\n  - { name: size, in: query }', 'parameters: []'],
    'body-removed': ['Request body removed', 'post:\n  requestBody: { content: … }', 'post: { responses: … }'],
  }),
  ...breaking('Requests send it in the old place.', {
    'parameter-moved': ['Parameter moved', '{ name: size, in: query }', '{ name: size, in: header }'],
  }),
  ...breaking('Values are read in another way than clients write them.', {
    'serialization-changed': ['Way of writing a value changed', STYLE, 'style: form\nexplode: false'],
  }),
  ...safe('Clients keep the media type they use.', {
    'media-type-added': [
      'Media type added',
      'content: { application/json: … }',
      'content: { application/json: …, text/csv: … }',
    ],
  }),
  ...breaking('Clients that use it get an error, or another media type.', {
    'media-type-removed': [
      'Media type removed',
      'content: { application/json: …, text/csv: … }',
      'content: { application/json: … }',
    ],
  }),
  ...risky('Clients that check for the old status take it for a failure.', {
    'response-added': ['Status that is no error added', "responses: { '200': … }", "responses: { '200': …, '202': … }"],
  }),
  ...breaking('Clients wait for it in vain.', {
    'response-removed': [
      'Status that is no error removed',
      "responses: { '200': …, '202': … }",
      "responses: { '200': … }",
    ],
    'callback-removed': ['Callback or webhook removed', 'callbacks: { done: … }', 'callbacks: {}'],
  }),
  ...safe('Clients treat an error they don’t know by its first digit.', {
    'error-added': ['Error status added', "responses: { '200': … }", "responses: { '200': …, '409': … }"],
  }),
  ...risky('Clients that act on it meet another status, or none.', {
    'error-removed': ['Error status removed', "responses: { '200': …, '409': … }", "responses: { '200': … }"],
  }),
  ...safe('Clients ignore headers they don’t know.', {
    'header-added': ['Response header added', 'headers: {}', 'headers: { Retry-After: … }'],
  }),
  ...breaking('Clients that read it find nothing.', {
    'header-removed': ['Response header removed', 'headers: { Retry-After: … }', 'headers: {}'],
  }),
  ...breaking('Clients that rely on it find nothing.', {
    'header-optional': ['Response header became optional', 'Retry-After: { required: true }', 'Retry-After: {}'],
  }),
  ...safe('Every response is one that clients could read before.', {
    'header-required': ['Response header became required', 'Retry-After: {}', 'Retry-After: { required: true }'],
  }),
  ...safe('It comes only to those who ask for it.', {
    'callback-added': ['Callback or webhook added', 'callbacks: {}', 'callbacks: { done: … }'],
  }),
  ...safe('A link describes a call; the call itself is compared where it stands.', {
    'link-changed': ['Link changed', 'links: {}', 'links: { next: … }'],
  }),
  ...breaking('Requests that were accepted get 401 or 403.', {
    'security-tightened': ['Authentication tightened', 'security: []', 'security: [{ key: [] }]'],
  }),
  ...breaking('Clients send their credentials in the old way.', {
    'security-scheme-changed': [
      'Security scheme changed',
      '{ type: apiKey, in: header, name: X-Key }',
      '{ type: apiKey, in: query, name: key }',
    ],
  }),
  ...safe('Clients keep the server they use.', {
    'server-added': [
      'Server added',
      'servers: [{ url: https://a.example }]',
      'servers: [{ url: https://a.example }, { url: https://b.example }]',
    ],
  }),
  ...breaking('Requests to the old address fail.', {
    'server-removed': [
      'Server removed or changed',
      'servers: [{ url: https://a.example }]',
      'servers: [{ url: https://b.example }]',
    ],
  }),
  ...safe('It works until the day of `x-sunset`; its successor is named.', {
    deprecated: ['Deprecated', 'type: string', 'type: string\ndeprecated: true'],
  }),
  ...safe('It stays.', { undeprecated: ['No longer deprecated', 'deprecated: true', 'deprecated: false'] }),
  ...safe('It works until then.', {
    'sunset-set': ['Day of removal set or postponed', 'deprecated: true', "deprecated: true\nx-sunset: '2027-06-01'"],
  }),
  ...breaking('Clients have less time than they were promised.', {
    'sunset-earlier': ['Day of removal moved forward', "x-sunset: '2027-06-01'", "x-sunset: '2027-01-01'"],
  }),
  ...text('Descriptions, titles and summaries are for people.', {
    'text-changed': ['Text changed', 'description: A shape.', 'description: A shape of the drawing.'],
  }),
  ...text('Examples are for people.', { 'example-changed': ['Example changed', 'example: 7', 'example: 8'] }),
  ...text('Extensions, tags and links to documentation are for people.', {
    'annotation-changed': ['Annotation changed', 'x-label: { en: Area }', 'x-label: { en: Built area }'],
  }),
};
