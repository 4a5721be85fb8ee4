import type { SearchEngine, SearchResults } from '../engine';

/** A message from the page to the worker. */
export interface WorkerRequest {
  /** Id that the reply repeats. */
  id: number;
  /** Query, filter and maximum number of pages; without it, the worker preloads the index. */
  query?: Parameters<SearchEngine['find']>;
}

/** A message from the worker; id 0 means that it has started. */
export interface WorkerReply {
  id: number;
  results?: SearchResults | undefined;
  error?: string;
}

interface PendingRequest {
  resolve: (results: SearchResults) => void;
  reject: (error: Error) => void;
}

/** Runs the search in a worker. Throws if the browser can't start it: the file is missing, or a policy blocks workers. */
export async function workerSearch(): Promise<SearchEngine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const pendingRequests = new Map<number, PendingRequest>();
  let lastId = 0;
  const send = (request: Omit<WorkerRequest, 'id'>) =>
    new Promise<SearchResults>((resolve, reject) => {
      lastId += 1;
      pendingRequests.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...request } satisfies WorkerRequest);
    });
  const started = new Promise<SearchResults>((resolve, reject) => pendingRequests.set(0, { resolve, reject }));
  worker.onmessage = ({ data: { id, results, error } }: MessageEvent<WorkerReply>) => {
    const caller = pendingRequests.get(id);
    pendingRequests.delete(id);
    if (error === undefined) caller?.resolve(results as SearchResults);
    else caller?.reject(new Error(error));
  };
  worker.onerror = () => {
    for (const { reject } of pendingRequests.values()) reject(new Error('The worker of the search failed.'));
    pendingRequests.clear();
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
    find: (...query) => send({ query }),
  };
}
