import { strFromU8, unzipSync } from 'fflate';
import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { skipsWithout } from '../../../../../tests/programs';
import { clientModel } from '../model';
import { SHOP } from '../shop.fixture';
import { javaJars, javaSources } from '.';

const names = { type: 'array', items: { type: ['string', 'null'] } };
const pet = { type: 'object', required: ['names'], properties: { names } };
const returning = (operationId: string, schema: object) => ({
  get: { operationId, responses: { '200': { description: 'x', content: { 'application/json': { schema } } } } },
});
const pets = {
  paths: {
    '/pets': returning('pets', { type: 'array', items: pet }),
    '/pet': returning('pet', { anyOf: [pet, { type: 'null' }] }),
  },
};

it.skipIf(skipsWithout('java'))('has responses that are lists or null, and the same bytes each time', async () => {
  const model = clientModel([apiOf(pets as never)], SHOP);
  const sources = [...(await javaSources(model)).values()].join();
  expect(sources).toMatch(/public List<Pets\w*> pets\(\)/);
  expect(sources).toMatch(/public Optional<Pet\w*> pet\(\)/);
  expect(sources).toContain('List<Optional<String>> names');
  const [one, two] = [await javaJars(model), await javaJars(model)];
  expect(one).toEqual(two);
  const files = unzipSync(one?.jar ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['shop/Shop.class', 'shop/model/PetResponse1.class']));
  expect(JSON.parse(strFromU8(files['shop/operations.json'] ?? new Uint8Array()))).toHaveProperty('apis');
});
