import { expect, it } from 'vitest';
import { sandbox } from '#site';
import { calls, collectionOf } from './collection.fixture';
import { httpFile } from './httpFile';

it('writes each call after the variables for host and key', () => {
  expect(httpFile(collectionOf(...calls))).toBe(`# Example API 1.2.3
# exampleKey comes from the environment variable EXAMPLE_KEY.
# JetBrains: write {{$env.EXAMPLE_KEY}} in the line of exampleKey.
# Sandbox: baseUrl is ${sandbox?.url}; it takes any key.
@baseUrl = https://api.example.org
@exampleKey = {{$processEnv EXAMPLE_KEY}}

### A thing
# @name thing
GET {{baseUrl}}/v1/things/7?filter%5Bname%5D=a%20b%26c%3Dd%2F%C3%A9&limit=10
X-Key: {{exampleKey}}
X-Purpose: test

### New order
# @name newOrder
POST {{baseUrl}}/v1/orders
X-Key: {{exampleKey}}
Content-Type: application/json

{
  "ids": [
    1,
    2
  ]
}
`);
});
