import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { skipsWithout } from '../../../../../tests/programs';
import { apiOf } from '../../reference/generate/api.fixture';
import { hostileModel } from '../hostile.fixture';
import { clientModel } from '../model';
import { javaJars, javaSources } from '.';

it('has names that Java allows, and texts that end no comment', async () => {
  const sources = await javaSources(hostileModel());
  const api = [...sources].find(([name]) => /Api\.java$/.test(name))?.[1];
  expect(api).toContain('import_(String class_, Consumer<ImportOptions> options)');
  expect(api).toContain('values.put("class", class_)');
  const order = sources.get('shop/model/Order.java');
  expect(order).toContain('@Field(name = "x-1", required = false) Optional<Long> x1');
  expect(order).toContain('Optional<Boolean> __');
  expect(order).toMatch(/class Body extends Options .*public Body\(String from\).*public Body x1\(Long value\)/s);
  expect(api).toContain('public ImportOptions body(Order.Body value)');
  expect(order).not.toMatch(/\\u002|<b>|\* @see/);
  expect(sources.get('shop/model/ImportSort.java')).toContain(`_IMPORT_OS_("'; import os #")`);
});

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

it.skipIf(skipsWithout('java'))('has responses that are lists or null, and members of problems', async () => {
  const model = clientModel([apiOf(pets as never)], '1.2.3');
  model.members = new Map([
    ['register', 'a'],
    ['x-class', 'a'],
  ]);
  const sources = await javaSources(model);
  const api = [...sources].find(([name]) => /Api\.java$/.test(name))?.[1];
  expect(api).toMatch(/public List<Pets\w*> pets\(\)/);
  expect(api).toMatch(/public Optional<Pet\w*> pet\(\)/);
  expect([...sources.values()].join()).toContain('List<Optional<String>> names');
  const problem = [...sources].find(([name]) => /Problem\.java$/.test(name))?.[1];
  expect(problem).toContain('public Optional<String> register()');
  expect(problem).toContain('public Optional<String> xClass()');
  expect(await javaJars(model)).toBeDefined();
});

it.skipIf(skipsWithout('java'))('compiles without a warning, to the same bytes each time', async () => {
  const [one, two] = [await javaJars(hostileModel()), await javaJars(hostileModel())];
  expect(one).toEqual(two);
  const files = unzipSync(one?.jar ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['shop/Shop.class', 'shop/model/Order.class']));
  expect(JSON.parse(strFromU8(files['shop/operations.json'] ?? new Uint8Array()))).toHaveProperty('apis');
});
