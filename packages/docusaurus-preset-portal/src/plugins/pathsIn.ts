/** Returns the paths of the pages in a list of pages (`pageList.ts`), base path included. */
export const pathsIn = (list: string): string[] =>
  [...list.matchAll(/<loc>(?:https?:\/\/[^/<]*)?([^<]*)<\/loc>/g)].map(([, path = '']) => path);
