import type { SampleRequest } from '../requests/request';

/** Everything a language could take for syntax, and what a clipboard or an editor would change. */
export const HOSTILE = [
  `"'\\ \\n \\u0041 \\x41 $HOME $(id) \`id\` \${x} {y} {{z}} {$w} #{v} %s %41 ~ ! !x & < > ? / + = ; , | * [a] ^ @f`,
  '--flag -- // /* */ # JSON',
  'JSON',
  '"""',
  "'''",
  '*/ <?php ?> </script> <b> --> ]]>',
  'æøåÆØÅ é 中 🦺 👩‍🚒',
  '\ttab  two spaces ',
  'cr\rcrlf\r\nend\u202e\u200b\ufeff\u0085\u2028\u001b\u007f',
].join('\n');

/** The same, as far as a header can carry it everywhere. */
export const HOSTILE_HEADER = `a"b'c\\d $HOME $(id) \`id\` \${x} {y} {{z}} {$w} %s !x # /* */ ; , =`;

export const SECRET = `k"e'y\\ $HOME \`id\` %s {x} !y`;

const key = { in: 'header', name: 'X-API-Key', variable: 'DANISH_DATA_API_KEY' } as const;

/** Requests that together use every branch of the templates; `url` gets the server put before it. */
export const requests = {
  get: {
    method: 'GET',
    url: "/companies/09900012/a%20b%2Fc%C3%B8'(d)!",
    query: [
      { name: 'hostile', value: HOSTILE },
      { name: 'tag[]', value: 'first' },
      { name: 'tag[]', value: 'seconæd&x=y' },
      { name: 'it\'s "$q"', value: '' },
    ],
    headers: [{ name: 'X-Purpose', value: HOSTILE_HEADER }],
    secrets: [key],
    accept: 'application/json',
  },
  map: {
    method: 'GET',
    url: '/persons',
    query: [
      { name: 'address', value: 'Prøvestien 7, 9999 Eksempelby' },
      { name: '__proto__', value: HOSTILE },
      { name: '1', value: '@file' },
    ],
    headers: [],
    secrets: [key],
    accept: 'application/json',
  },
  json: {
    method: 'POST',
    url: '/persons',
    query: [{ name: 'dry', value: 'a b&c' }],
    headers: [{ name: 'X-Purpose', value: 'claims-handling' }],
    secrets: [key],
    accept: 'application/json',
    body: {
      kind: 'json',
      mediaType: 'application/json',
      value: {
        hostile: HOSTILE,
        [HOSTILE]: [true, false, null, 0, -1.5, 1e21, 1e-7, '', [], {}, [[{ a: {} }]]],
        map: { 0: 'zero', 1: 'one' },
        ['__proto__']: { class: 'own', default: { deep: [{ ids: ['00000000-0000-4000-8000-000000000901'] }] } },
      },
    },
  },
  scalar: {
    method: 'PUT',
    url: '/note',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
    body: { kind: 'json', mediaType: 'application/merge-patch+json; profile="x"', value: `"${HOSTILE}"` },
  },
  form: {
    method: 'POST',
    url: '/form',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
    body: {
      kind: 'form',
      fields: [
        { name: 'hostile', value: HOSTILE },
        { name: 'a b', value: '@file' },
        { name: 'a b', value: 'again' },
      ],
    },
  },
  multipart: {
    method: 'POST',
    url: '/upload',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'note', value: `@${HOSTILE.replaceAll(/[\r\n]+/g, ' ')}` },
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' },
        { name: 'inline', value: 'a;b,"c"\\', filename: 'in;line.txt', mediaType: 'application/xml' },
      ],
    },
  },
  parts: {
    method: 'POST',
    url: '/upload',
    query: [],
    headers: [],
    secrets: [],
    accept: 'application/json',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' },
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/plain' },
      ],
    },
  },
  text: {
    method: 'PATCH',
    url: '/text',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'text/csv',
    body: { kind: 'text', mediaType: 'text/markdown', text: `@${HOSTILE}` },
  },
  secrets: {
    method: 'DELETE',
    url: '/secrets',
    query: [],
    headers: [{ name: 'Cookie', value: 'theme=dark' }],
    secrets: [
      { in: 'header', name: 'Authorization', variable: 'ACCESS_TOKEN', prefix: 'Bearer ' },
      { in: 'query', name: 'api key', variable: 'DANISH_DATA_API_KEY' },
      { in: 'cookie', name: 'session', variable: 'SESSION_ID' },
    ],
  },
  delimited: {
    method: 'GET',
    url: '/delimited',
    query: [
      { name: 'ids', value: 'a b,c,d,`$(id)`', encoded: 'ids=a%20b,c%2Cd,%60%24%28id%29%60' },
      { name: 'hostile', value: HOSTILE },
    ],
    headers: [],
    secrets: [{ in: 'query', name: 'api key', variable: 'DANISH_DATA_API_KEY' }],
    accept: 'application/json',
  },
  writtenForm: {
    method: 'POST',
    url: '/form',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
    body: {
      kind: 'form',
      fields: [
        { name: 'ids', value: 'a b,c', encoded: 'ids=a%20b,c' },
        { name: 'hostile', value: HOSTILE },
      ],
    },
  },
  basic: {
    method: 'GET',
    url: '/basic',
    query: [],
    headers: [],
    secrets: [{ in: 'header', name: 'Authorization', variable: 'USER', password: 'PASSWORD', prefix: 'Basic ' }, key],
    accept: 'application/json',
  },
  file: {
    method: 'PUT',
    url: '/file',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
    body: { kind: 'file', mediaType: 'application/octet-stream', filename: "it's $x.txt" },
  },
  jsonPart: {
    method: 'POST',
    url: '/upload',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'meta', value: '{"a":"b;c,\\"d"}', mediaType: 'application/json' },
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' },
      ],
    },
  },
  bytes: {
    method: 'GET',
    url: '/bytes',
    query: [],
    headers: [],
    secrets: [],
    accept: 'application/octet-stream',
  },
  missing: {
    method: 'GET',
    url: '/missing',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
  },
  redirect: {
    method: 'GET',
    url: '/redirect',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
  },
  hang: {
    method: 'GET',
    url: '/hang',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'application/json',
  },
} satisfies Record<string, SampleRequest>;
