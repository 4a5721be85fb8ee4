import { type Api, apis } from '#site';

/** Returns an API that content of the landing page names. */
export function apiOf(id: string): Api {
  const api = apis.find((entry) => entry.id === id);
  if (!api) throw new Error(`The landing page names the API "${id}", which src/site/apis.ts does not have.`);
  return api;
}
