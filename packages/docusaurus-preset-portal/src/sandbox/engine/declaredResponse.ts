import type { ContractOperation, ContractResponse } from './contractTypes';

/** Returns the response of a status: its own, that of its range, or the default. */
export function declaredResponse(
  { responses, allResponses }: ContractOperation,
  status: number,
): ContractResponse | undefined {
  const other = allResponses.get(`${Math.floor(status / 100)}XX`) ?? allResponses.get('default');
  return responses.get(status) ?? (other && { ...other, status });
}

/** Returns the response to a request without a fault. A default describes errors if there is any other response. */
export function successOf(operation: ContractOperation): ContractResponse | undefined {
  const { responses, allResponses } = operation;
  const own = [...responses.values()].find(({ status }) => status < 300);
  if (own || allResponses.has('2XX')) return own ?? declaredResponse(operation, 200);
  return [...responses.values()].find(({ status }) => status < 400) ?? declaredResponse(operation, 200);
}
