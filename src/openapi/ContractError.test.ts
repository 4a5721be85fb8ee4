import { expect, it } from 'vitest';
import { BadInput } from '../BadInput';
import { ContractError } from './ContractError';

it('says what is wrong, where, and how to fix it', () => {
  const error = new ContractError('The name is missing.', 'shapes.yaml:3:1', 'Give it a name.');
  expect(error).toBeInstanceOf(BadInput);
  expect({ ...error, message: error.message }).toEqual({
    name: 'ContractError',
    what: 'The name is missing.',
    where: 'shapes.yaml:3:1',
    fix: 'Give it a name.',
    message: 'The name is missing.\n  at   shapes.yaml:3:1\n  fix  Give it a name.',
  });
});
