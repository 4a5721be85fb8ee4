import type { Answer, Search } from '../engine';

/** A message from the page to the worker. */
export interface Question {
  /** Id that the reply repeats. */
  id: number;
  baseUrl: string;
  /** Query, filter and maximum number of pages; without it, the worker preloads the index. */
  ask?: Parameters<Search['ask']>;
}

/** A message from the worker; id 0 means that it has started. */
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
 * Runs the search in a worker.
 *
 * @param baseUrl Base path of the site, with a trailing slash.
 * @throws if the browser can't start it: the file is missing, or a policy blocks workers.
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
