import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { UserError } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tests/support/testFolder';
import { readJson } from './readJson';

const folder = testFolder();
const write = async (name: string, text: string) => {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
};

it('reads valid JSON', async () =>
  expect(await readJson(await write('good.json', '{"a": [1]}\n'))).toEqual({ a: [1] }));

it.each([
  ['{\n  "a": 1,,\n  "b": 2\n}', '2:10: Property name expected'],
  ['{ // why\n}', '1:3: Invalid comment token'],
])('reports position and cause of the error in %j', async (text, fault) => {
  const file = await write('bad.json', text);
  await expect(readJson(file)).rejects.toThrow(new UserError(`${file}:${fault}. Correct the JSON syntax.`));
});

it('lists every violation of the schema', async () => {
  const shape = Joi.array().items({ en: Joi.string().required(), note: Joi.string() });
  const file = await write('terms.json', '[{"en": "Roof"}, {"en": 1, "note": "x"}, {"nota": "x"}]');
  await expect(readJson(file, shape)).rejects.toThrow(
    new UserError(
      ['"[1].en" must be a string', '"[2].en" is required', '"[2].nota" is not allowed']
        .map((fault) => `${file}: ${fault}. Correct it.`)
        .join('\n'),
    ),
  );
  expect(await readJson(await write('terms.json', '[{"en": "Roof"}]'), shape)).toEqual([{ en: 'Roof' }]);
});
