import { expect, it } from 'vitest';
import { sandbox } from '#site';
import { brunoFiles } from './bruno';
import { calls, callWith, collectionOf, withVariable } from './collection.fixture';

const FILES = {
  'bruno.json': '{\n  "version": "1",\n  "name": "Example API",\n  "type": "collection"\n}\n',
  'environments/default.bru': `vars {
  baseUrl: https://api.example.org
  exampleKey: {{process.env.EXAMPLE_KEY}}
}
`,
  'environments/sandbox.bru': `vars {
  baseUrl: ${sandbox?.url}
  exampleKey: sandbox
}
`,
  'Things/thing.bru': `meta {
  name: A thing
  type: http
  seq: 1
}

get {
  url: {{baseUrl}}/v1/things/7?filter%5Bname%5D=a%20b%26c%3Dd%2F%C3%A9&limit=10
  body: none
  auth: none
}

params:query {
  filter%5Bname%5D: a%20b%26c%3Dd%2F%C3%A9
  limit: 10
}

headers {
  X-Key: {{exampleKey}}
  X-Purpose: test
}
`,
  'Orders - new/newOrder.bru': `meta {
  name: New order
  type: http
  seq: 2
}

post {
  url: {{baseUrl}}/v1/orders
  body: json
  auth: none
}

headers {
  X-Key: {{exampleKey}}
  Content-Type: application/json
}

body:json {
  {
    "ids": [
      1,
      2
    ]
  }
}
`,
  'Things/again.bru': `meta {
  name: Again
  type: http
  seq: 3
}

get {
  url: {{baseUrl}}/v1/things/7
  body: none
  auth: none
}

headers {
  X-Key: {{exampleKey}}
}
`,
  'Things/folder.bru': 'meta {\n  name: Things\n  seq: 1\n}\n',
  'Orders - new/folder.bru': 'meta {\n  name: Orders / new\n  seq: 2\n}\n',
};

it('writes a folder for each tag, with a file for each call', () => {
  const files = brunoFiles(collectionOf(...calls, callWith({}, { id: 'again', title: 'Again' })));
  expect(Object.fromEntries(files)).toEqual(FILES);
});

it('writes name and password, no empty headers block, and the title on one line', () => {
  const secrets = [
    { in: 'header', name: 'Authorization', variable: 'USER', password: 'PASSWORD', prefix: 'Basic ' },
  ] as const;
  const call = callWith({ secrets: [...secrets] }, { title: 'A \r\n\n thing', tag: 'A/+b' });
  const files = brunoFiles({ ...collectionOf(call), origin: '' });
  expect([...files.keys()]).toEqual(['bruno.json', 'environments/default.bru', 'A-b/thing.bru', 'A-b/folder.bru']);
  expect(files.get('A-b/thing.bru')).toBe(`meta {
  name: A thing
  type: http
  seq: 1
}

get {
  url: https://api.example.org/v1/things/7
  body: none
  auth: basic
}

auth:basic {
  username: {{user}}
  password: {{password}}
}
`);
});

it('writes path values as variables', () => {
  const file = brunoFiles(collectionOf(callWith({}, withVariable))).get('Things/thing.bru');
  expect(file).toContain('url: {{baseUrl}}/v1/things/:thingId\n');
  expect(file).toContain('\nparams:path {\n  thingId: 7\n}\n');
});
