import type { Search } from '../engine';
import type { Question, Reply } from './workerSearch';

/**
 * The search in a thread of its own: the page draws and takes keys while a query is answered. The engine is in a file
 * after the first: the bundler joins the modules of a first file, and those that chunks of the site share with it would
 * stay apart in these, which made the form of a request 0.7 kB larger.
 */
const engine = import('./localSearch');
let search: Search | undefined;

const reply = (message: Reply) => postMessage(message);

addEventListener('message', async ({ data: { id, baseUrl, ask } }: MessageEvent<Question>) => {
  try {
    const { localSearch } = await engine;
    search ??= localSearch(baseUrl);
    if (!ask) await search.open();
    reply({ id, answer: ask && (await search.ask(...ask)) });
  } catch (error) {
    reply({ id, error: String(error) });
  }
});
// When the engine can't be loaded, the page tries by itself.
engine.then(
  () => reply({ id: 0 }),
  () => reply({ id: 0, error: 'The engine of the search could not be loaded.' }),
);
