import { afterAll, expect, it } from 'vitest';
import { validators } from '../../packages/docusaurus-preset-portal/src/sandbox/engine/validators';
import { data, faults, sandbox } from './support';

afterAll(() => expect(faults).toEqual([]));

it('every example of every contract validates', () => {
  const check = validators(data.apis);
  const checked = sandbox.operations.flatMap(({ id, responses }) =>
    [...responses.values()].flatMap(({ schema, status, examples }) =>
      examples.map(({ name, value }) => {
        expect(check(schema, value), `${id} ${status} ${name}`).toEqual([]);
        return name;
      }),
    ),
  );
  expect(checked.length).toBeGreaterThan(300);
});
