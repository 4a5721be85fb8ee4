import type { Plugin } from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Exchange {
  url?: string;
}
interface Answer {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}
type Middleware = (request: Exchange, answer: Answer, next: () => void) => void;

/** Lets the dev server answer for the files of the index. A production build has no dev server and ignores this. */
export function serveIndex(folder: string, read: (name: string) => string | undefined): ConfigureWebpackResult {
  const serve: Middleware = ({ url = '' }, answer, next) => {
    const [, name] = new RegExp(`/${folder}/([\\w.-]+)(?:\\?|$)`).exec(url) ?? [];
    const text = name && read(name);
    if (!text) return next();
    answer.setHeader('Content-Type', 'application/json');
    answer.setHeader('Cache-Control', 'no-store');
    answer.end(text);
  };
  const setupMiddlewares = (middlewares: unknown[]) => {
    // In place and before all others: Docusaurus has a function of its own here, and the merge of the
    // two calls both and puts what they return in one row.
    middlewares.unshift({ name: 'search-index', middleware: serve });
    return [];
  };
  return { devServer: { setupMiddlewares } } as ConfigureWebpackResult;
}
