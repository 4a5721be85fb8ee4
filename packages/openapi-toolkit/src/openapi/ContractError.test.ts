import { expect, it } from 'vitest';
import { UserError } from '../lib/UserError';
import { ContractError } from './ContractError';

it('indents lines from a contract', () => {
  const { message } = new ContractError('"a\n::error::b" is bad.\u001b[2K', 'a.yaml: GET /a\r\n::stop::', 'Fix it.');
  expect(message).toBe('"a\n       : :error::b" is bad.[2K\n  at   a.yaml: GET /a\n       : :stop::\n  fix  Fix it.');
  expect(new UserError('::error::a').message).toBe(': :error::a');
});

it('shows a pointer as it is written in the contract', () => {
  const at = (where: string) => new ContractError('Wrong.', where, 'Fix it.').message.split('\n')[1];
  expect(at('a%20b.yaml#/paths/~1a~1%7Bid%7D/%E6%95%B0')).toBe('  at   a%20b.yaml#/paths/~1a~1{id}/数');
  expect(at('a.yaml#/paths/100%/%41%')).toBe('  at   a.yaml#/paths/100%/%41%');
});
