import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { skipsWithout } from '../../../tests/programs';
import { hostileModel } from '../hostile.fixture';
import { javaJars, javaSources } from '.';

it('has names that Java allows, and texts that end no comment', async () => {
  const sources = await javaSources(hostileModel());
  const api = [...sources].find(([name]) => /Api\.java$/.test(name))?.[1];
  expect(api).toContain('import_(String class_, Consumer<ImportOptions> options)');
  expect(api).toContain('values.put("class", class_)');
  const order = sources.get('shop/model/Order.java');
  expect(order).toContain('@Field(name = "x-1", required = false) Long x1');
  expect(order).toContain('Boolean __');
  expect(order).not.toMatch(/\\u002|<b>|\* @see/);
  expect(sources.get('shop/model/ImportSort.java')).toContain(`_IMPORT_OS_("'; import os #")`);
});

it.skipIf(skipsWithout('java'))('compiles without a warning, to the same bytes each time', async () => {
  const [one, two] = [await javaJars(hostileModel()), await javaJars(hostileModel())];
  expect(one).toEqual(two);
  const files = unzipSync(one?.jar ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['shop/Shop.class', 'shop/model/Order.class']));
  expect(JSON.parse(strFromU8(files['shop/operations.json'] ?? new Uint8Array()))).toHaveProperty('apis');
});
