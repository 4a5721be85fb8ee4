import type { Plugin } from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Request {
  url?: string;
}
interface Response {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}
type Middleware = (request: Request, response: Response, next: () => void) => void;

/**
 * Makes the dev server respond to requests for index files. A production build has no dev server and ignores this.
 *
 * @param folder Folder of the index below the site.
 * @param read Returns the content of a file by its name; undefined if there is no such file.
 */
export function serveIndex(folder: string, read: (name: string) => string | undefined): ConfigureWebpackResult {
  const serve: Middleware = ({ url = '' }, response, next) => {
    const [, name] = new RegExp(`/${folder}/([\\w.-]+)(?:\\?|$)`).exec(url) ?? [];
    const text = name && read(name);
    if (!text) return next();
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(text);
  };
  const setupMiddlewares = (middlewares: unknown[]) => {
    // The list is changed in place because Docusaurus sets a function here too: webpack-merge calls both with the same
    // list and concatenates their results. The first middleware takes precedence.
    middlewares.unshift({ name: 'search-index', middleware: serve });
    return [];
  };
  return { devServer: { setupMiddlewares } } as ConfigureWebpackResult;
}
