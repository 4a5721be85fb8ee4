import { declaredResponse } from './declaredResponse';
import { Refusal } from './refusal';
import type { ContractOperation, ContractResponse } from './types';

/** Preference in a `Prefer` header: a status of the contract, and the name of an example. */
interface Preference {
  code: number;
  example?: string;
}

/** Reads `Prefer: code=429` and `Prefer: code=200, example=discontinued`; other preferences are ignored. */
export function readPreference(header: string | undefined): Preference | undefined {
  const code = /(?:^|[,;\s])code="?(\d{3})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  if (code === undefined) return undefined;
  const example = /(?:^|[,;\s])example="?([\w-]{1,64})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  return { code: Number(code), example };
}

/** Returns the response that a `Prefer` header asks for, with only the example that it names. @throws Refusal 400 that lists what exists. */
export function preferred(operation: ContractOperation, { code, example }: Preference): ContractResponse {
  const response = declaredResponse(operation, code);
  if (response && example === undefined) return response;
  const media = response?.media ?? [];
  const found = media
    .map((one) => ({ ...one, examples: one.examples.filter(({ name }) => name === example) }))
    .find(({ examples }) => examples.length > 0);
  if (response && found) return { ...response, ...found, media: [found] };
  const names = media.flatMap(({ examples }) => examples.map(({ name }) => name));
  const detail = response
    ? `Status ${code} has the examples ${names.join(', ')}.`
    : `This operation documents ${[...operation.allResponses.keys()].join(', ')}.`;
  throw new Refusal(400, 'invalid-parameter', 'Prefer asks for what the contract does not have.', [
    { parameter: 'Prefer', detail },
  ]);
}
