import type { ChangeRuleRow } from './types';

/** Rules for security, servers, lifetimes and texts. */
export const contractRules = {
  'security-tightened': [
    'breaking',
    'Authentication tightened',
    'Requests that were accepted get 401 or 403.',
    'security: []',
    'security: [{ key: [] }]',
  ],
  'security-loosened': [
    'safe',
    'Further ways to authenticate',
    'All requests that were accepted still are.',
    'security: [{ key: [] }]',
    'security: [{ key: [] }, { token: [] }]',
  ],
  'security-scheme-changed': [
    'breaking',
    'Security scheme changed',
    'Clients send their credentials in the old way.',
    '{ type: apiKey, in: header, name: X-Key }',
    '{ type: apiKey, in: query, name: key }',
  ],
  'server-added': [
    'safe',
    'Server added',
    'Clients go on with the server they use.',
    'servers: [{ url: https://a.example }]',
    'servers: [{ url: https://a.example }, { url: https://b.example }]',
  ],
  'server-removed': [
    'breaking',
    'Server removed or changed',
    'Requests to the old address fail.',
    'servers: [{ url: https://a.example }]',
    'servers: [{ url: https://b.example }]',
  ],
  deprecated: [
    'safe',
    'Deprecated',
    'It works until the day of `x-sunset`; its successor is named.',
    'type: string',
    'type: string\ndeprecated: true',
  ],
  undeprecated: ['safe', 'No longer deprecated', 'It stays.', 'deprecated: true', 'deprecated: false'],
  'sunset-set': [
    'safe',
    'Day of removal set or postponed',
    'It works until then.',
    'deprecated: true',
    "deprecated: true\nx-sunset: '2027-06-01'",
  ],
  'sunset-earlier': [
    'breaking',
    'Day of removal moved forward',
    'Clients have less time than they were promised.',
    "x-sunset: '2027-06-01'",
    "x-sunset: '2027-01-01'",
  ],
  'text-changed': [
    'text',
    'Text changed',
    'Descriptions, titles and summaries are for people.',
    'description: A shape.',
    'description: A shape of the drawing.',
  ],
  'example-changed': ['text', 'Example changed', 'Examples are for people.', 'example: 7', 'example: 8'],
  'annotation-changed': [
    'text',
    'Annotation changed',
    'Extensions, tags and links to documentation are for people.',
    'x-label: { en: Area }',
    'x-label: { en: Built area }',
  ],
} as const satisfies Record<string, ChangeRuleRow>;
