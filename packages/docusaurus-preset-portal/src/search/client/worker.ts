import type { WorkerReply, WorkerRequest } from './workerSearch';

/**
 * The search in a worker, so that the page stays responsive. The engine is imported dynamically: the bundler
 * concatenates the modules of an entry, and those it shares with chunks of the site would then stay separate there,
 * which made the chunk of the request form 0.7 kB larger.
 */
const engine = import('./localSearch').then(({ localSearch }) => localSearch());

const reply = (message: WorkerReply) => postMessage(message);

addEventListener('message', async ({ data: { id, query } }: MessageEvent<WorkerRequest>) => {
  try {
    const search = await engine;
    if (!query) await search.open();
    reply({ id, results: query && (await search.find(...query)) });
  } catch (error) {
    reply({ id, error: String(error) });
  }
});
// If the engine fails to load, the page falls back to its own thread.
engine.then(
  () => reply({ id: 0 }),
  () => reply({ id: 0, error: 'The engine of the search could not be loaded.' }),
);
