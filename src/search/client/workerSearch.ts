import type { Answer, Search } from '../engine';

/** What the page asks of the worker. */
export interface Question {
  /** The reply has the same. */
  id: number;
  baseUrl: string;
  /** A query, its filter, and how many pages are wanted; without, what a first query needs is loaded. */
  ask?: Parameters<Search['ask']>;
}

/** What the worker replies; 0 says that it runs. */
export interface Reply {
  id: number;
  answer?: Answer | undefined;
  error?: string;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * The search in a worker.
 *
 * @param baseUrl Path of the site, with a slash at the end.
 * @throws when the browser can't start it: the file is missing, or a policy refuses it.
 */
export async function workerSearch(baseUrl: string): Promise<Search> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const send = (question: Omit<Question, 'id' | 'baseUrl'>) =>
    new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, baseUrl, ...question } satisfies Question);
    });
  const started = new Promise<Answer>((resolve, reject) => waiting.set(0, { resolve, reject }));
  worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<Reply>) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) caller?.resolve(answer as Answer);
    else caller?.reject(new Error(error));
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker of the search failed.'));
    waiting.clear();
  };
  try {
    await started;
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    open: async () => {
      await send({});
    },
    ask: (...ask) => send({ ask }),
  };
}
