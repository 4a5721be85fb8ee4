import { SOURCE_HEADER } from './engine/declaredResponse';
import { Refusal } from './engine/problem';
import type { Content } from './engine/types';

/** Names and texts of a sandbox, for its command line and `GET /`. */
export interface SandboxAbout {
  title: string;
  /** Sentence about its data and keys. */
  note: string;
  /** Origin with the default port. */
  origin: string;
  /** Returns a command that gets a success response from the sandbox at an origin; absent if none is known. */
  tryIt?: (origin: string) => string;
}

/** The sandbox of contracts alone. */
export const PLAIN: SandboxAbout = {
  title: 'Sandbox',
  note: 'Everything in it is invented. Any key works.',
  origin: 'http://127.0.0.1:4010',
};

/** Returns the default port of a sandbox. */
export const portOf = ({ origin }: SandboxAbout): number => Number(new URL(origin).port);

const NOTE = `Responses are the examples of the contracts, or values made up from their schemas: the header ${SOURCE_HEADER} says which.`;

/** The content of a sandbox made of contracts alone: any key is accepted, and every value is that of the contract. */
export const plainContent = ({ title, note }: Pick<SandboxAbout, 'title' | 'note'> = PLAIN): Content => ({
  about: `${title}. ${note} ${NOTE}`,
  authorize(headers, operation) {
    if (!operation?.needsKey || operation.keyHeaders.some((name) => headers[name.toLowerCase()])) return;
    const names = [...new Set(operation.keyHeaders)].join(' or ');
    throw new Refusal(401, 'missing-api-key', `The request has no ${names} header. Any value is accepted.`);
  },
});
