import { brokenRule, keepable, propertyIn } from 'docusaurus-preset-portal/terms';
import { ownValue } from 'openapi-toolkit';
import { badParameter, type CheckedRequest, type ContractOperation, conflict, Refusal } from 'openapi-toolkit/sandbox';
import { faultOf, fieldRules, readAs } from '#site';

/** Returns the refusal of a malformed identifier: a wrong check digit, or an impossible house number. */
function wrongIdentifier({ parameters }: ContractOperation, { values }: CheckedRequest): Refusal | undefined {
  for (const { name, identifier } of parameters) {
    const value = ownValue(values, name);
    if (identifier === undefined || value === undefined || Array.isArray(value)) continue;
    const fault = readAs(identifier, String(value))?.fault;
    if (fault) return badParameter(name, fault.says, { kind: 'check', sent: String(value) });
  }
  return undefined;
}

/**
 * Returns the refusal of a request that is valid by the schemas: a wrong identifier, or fields that exclude each
 * other.
 *
 * @param now Current time in ms; anything later is in the future.
 */
export function refusalOf(operation: ContractOperation, request: CheckedRequest, now: number): Refusal | undefined {
  const wrong = wrongIdentifier(operation, request);
  if (wrong) return wrong;
  const isOfForm = (identifier: string, value: string) => !faultOf(identifier, value);
  const broken = brokenRule(
    keepable(ownValue(fieldRules, operation.id) ?? [], operation.parameters),
    { ...request.values, body: request.body },
    { isOfForm, now },
  );
  if (!broken) return undefined;
  const { fields, says, problem } = broken;
  const errors = fields.map((name) => {
    const property = propertyIn(name);
    return property === undefined ? { parameter: name, detail: says } : { pointer: `/${property}`, detail: says };
  });
  if (problem === 'conflicting-parameters') return conflict(fields, says);
  if (problem === 'missing-purpose') return new Refusal(403, problem, says, errors);
  if (errors.some((fault) => 'pointer' in fault))
    return new Refusal(400, 'invalid-body', 'The body is not valid.', errors);
  const detail = `The parameter${fields.length > 1 ? 's' : ''} ${fields.join(', ')} ${fields.length > 1 ? 'are' : 'is'} not valid.`;
  return new Refusal(400, problem, detail, errors);
}
