import type { Search } from '../engine';
import { localSearch } from './localSearch';
import type { Question, Reply } from './workerSearch';

/** The search in a thread of its own: the page draws and takes keys while a query is answered. */
let search: Search | undefined;

const reply = (message: Reply) => postMessage(message);

addEventListener('message', async ({ data: { id, baseUrl, ask } }: MessageEvent<Question>) => {
  search ??= localSearch(baseUrl);
  try {
    if (!ask) await search.open();
    reply({ id, answer: ask && (await search.ask(...ask)) });
  } catch (error) {
    reply({ id, error: String(error) });
  }
});
reply({ id: 0 });
