import { withBasePath } from './basePath';

/** Replaced by the bundler: Docusaurus gives it the base path of the site as the path of its files. */
declare const __webpack_public_path__: string | undefined;

/** Base path of the site, for code that the bundler packs. It is `/` in tests, which have no bundler. */
export const BASE_PATH = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** Returns an address of this site as a browser needs it: below the base path. `Link` of Docusaurus does it by itself. */
export const sitePath = (address: string): string => withBasePath(address, BASE_PATH);
