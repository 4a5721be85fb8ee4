import type { ContractOperation, ContractResponse } from './types';

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
  const other = [...responses.values()].find(({ status }) => status < 400) ?? declaredResponse(operation, 200);
  if (other) return other;
  // Of errors alone the first, such as 501 of what is not there yet.
  const [[key, first] = []] = allResponses;
  return first && { ...first, status: Number(key?.replace('XX', '00')) };
}
