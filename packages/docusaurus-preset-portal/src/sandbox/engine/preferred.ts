import type { ContractOperation, ContractResponse } from './operations';
import { Refusal } from './refusal';
import type { Preference } from './request/prefer';
import type { Row } from './types';

/**
 * Returns the response of the contract that a `Prefer` header requests, with its example if there is one.
 *
 * @throws Refusal 400 if the contract has no such status or example; it lists the existing ones.
 */
export function preferred(
  { responses }: ContractOperation,
  { code, example }: Preference,
): { response: ContractResponse; body?: Row } {
  const response = responses.get(code);
  const examples = response?.examples ?? [];
  const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
  if (response && (found || example === undefined)) return { response, body: found?.value };
  const choices = response ? examples.map(({ name }) => name).join(', ') : [...responses.keys()].join(', ');
  const detail = response ? `Status ${code} has the examples ${choices}.` : `This operation documents ${choices}.`;
  throw new Refusal(400, 'invalid-parameter', 'Prefer asks for what the contract does not have.', [
    { parameter: 'Prefer', detail },
  ]);
}
