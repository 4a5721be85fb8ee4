import { inspect } from 'node:util';
import { loadTranslations } from '.';
import type { AttributeTranslation } from './model';

export interface Ran {
  /** Output of a build: messages, or the error that ends it. */
  output: string;
  /** Undefined when the build ends. */
  attributes?: readonly AttributeTranslation[];
  /** Key that remains in the environment. */
  keyLeft?: string;
}

/** Short times, so that the worst case of a test is seconds; long enough for a busy machine to read a response. */
const QUICK = { timeoutMs: 1200, minWaitMs: 20, maxWaitMs: 100 };

/** Loads the translations as a build does, with these variables. */
export async function run(variables: Record<string, string>): Promise<Ran> {
  let output = '';
  const print = (text: string) => {
    output += `${text}\n`;
  };
  const env = { NODE_ENV: 'production', ...variables };
  try {
    const { attributes } = await loadTranslations(env, { info: print, warn: print }, QUICK);
    return { output, attributes, keyLeft: (env as NodeJS.ProcessEnv).API_KEY };
  } catch (error) {
    print(inspect(error, { depth: Number.POSITIVE_INFINITY }));
    return { output };
  }
}
