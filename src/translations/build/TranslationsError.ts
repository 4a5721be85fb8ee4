import { UserError } from '../../lib/UserError';

/** Description of a failed read of the translations, for the operator. It must not contain the API key. */
export interface TranslationsFault {
  /** Problem, one clause. */
  problem: string;
  /** Advice for the operator, one sentence. */
  advice: string;
  /** Address of the list, without query and credentials. */
  url?: string;
  /** HTTP status, where there was a response. */
  status?: number;
  /** Faults found in the list, each naming its key and field. */
  details?: readonly string[];
  /** The settings themselves are unsafe: no fallback may hide it. */
  unsafe?: true;
}

const SHOWN_DETAILS = 25;

function lines({ problem, advice, url, status, details = [] }: TranslationsFault): string {
  const rest = details.length - SHOWN_DETAILS;
  return [
    `Attribute translations: ${problem}`,
    ...details.slice(0, SHOWN_DETAILS).map((detail) => `  - ${detail}`),
    ...(rest > 0 ? [`  - and ${rest} more`] : []),
    ...(url ? [`  URL: ${url}`] : []),
    ...(status === undefined ? [] : [`  Status: ${status}`]),
    `  What to do: ${advice}`,
  ].join('\n');
}

/**
 * The one error of the translations: whatever goes wrong between the settings and the validated list.
 * It is expected, so it prints its message and no stack.
 */
export class TranslationsError extends UserError {
  readonly status: number | undefined;
  readonly url: string | undefined;
  readonly problem: string;
  readonly advice: string;

  constructor(readonly fault: TranslationsFault) {
    super(lines(fault));
    this.name = 'TranslationsError';
    this.status = fault.status;
    this.url = fault.url;
    this.problem = fault.problem;
    this.advice = fault.advice;
    this.stack = `${this.name}: ${this.message}`;
    // The message says it all; printing an error lists what is enumerable a second time.
    for (const key of Object.keys(this)) Object.defineProperty(this, key, { enumerable: false });
  }
}
