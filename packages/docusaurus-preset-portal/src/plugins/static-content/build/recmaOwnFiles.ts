import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { site } from 'docusaurus-preset-portal/content';
import type { Program } from 'estree-jsx';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { failOnFaults, noteFaults } from '../../../lib/danglingReferences';
import { parseFrontMatter } from '../../../lib/frontMatter';
import { isBelow } from '../../../lib/pathBelow';
import { paths } from '../../../lib/paths';
import { exitWithMessage } from '../../../lib/runCli';
import { UserError } from '../../../lib/UserError';
import type { StaticContentOptions } from '../options';
import { locate, type PageFile, type Point } from './mdast';
import { type PageRequest, pageRequests } from './pageRequests';
import { GUIDE_HINT, WHY } from './remarkStaticOnly';

/** Folders whose files a page may show, with those that the build makes for it. */
const SHOWN = ['docs', 'static', 'src', paths.static, paths.elements];
/** Folders of pages and partials. Those of other folders would be compiled without this check. */
const PAGES = ['docs', 'src/pages'];
/** Files without components of their own: partials, data and images. */
const CONTENT_FILE = /\.(mdx?|json|png|jpe?g|gif|svg|webp|avif)$/;
const OF_MDX = ['react/jsx-runtime', 'react/jsx-dev-runtime', '@mdx-js/react'];

const PLACE = `${site.repository ? 'below docs, static or src' : 'in the folder of the guides'}, with no part of the name that begins with a dot. Copy the file there.`;

/** Loaders that Docusaurus puts before the files of links and images. */
const LOADERS = [false, true].flatMap((isServer) => {
  const { inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader } = getFileLoaderUtils(isServer).loaders;
  return [inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader];
});

const isListed = (request: string, imports: readonly string[]): boolean =>
  imports.some((one) => (one.endsWith('/') ? path.posix.normalize(request).startsWith(one) : request === one));

/** Returns the path of the file in a request, without the loaders of links and images before it. */
function fileIn(request: string): string {
  const bare = request.replace(/^[^!]*!=/, '');
  const loader = LOADERS.find((one) => bare.startsWith(one));
  return loader ? bare.slice(loader.length).replace(/\?.*/s, '') : request;
}

function faultOf({ path: request, name }: PageRequest, page: string, imports: readonly string[]) {
  if (request === undefined)
    return `"${name}": a page can't compute what it loads, and can't read the machine that builds it. Write the path of a file as text, as in require('./picture.png').`;
  if (OF_MDX.includes(request) || isListed(request, imports)) return undefined;
  if (name === 'import' && !CONTENT_FILE.test(request))
    return `import of "${request}": ${WHY} Pages import partials, data, images, ${imports.join(', ')}. ${GUIDE_HINT}`.trim();
  const file = fileIn(request);
  const [, start = '', rest = ''] = /^(\.{1,2}|@site)\/([^!?#\\\0]+)$/.exec(file) ?? [];
  const isOwn = isBelow(SHOWN, start === '@site' ? path.resolve(rest) : path.resolve(path.dirname(page), start, rest));
  return start && isOwn ? undefined : `"${file}": a page shows files ${PLACE}`;
}

/** Returns the first place at or after a line where a name is written; that line if it is not. */
function mention(text: string, name: string, from: number): Point {
  const lines = text.split('\n');
  const line = lines.findIndex((one, at) => at >= from - 1 && one.includes(name));
  return line < 0 ? { line: from, column: 1 } : { line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 };
}

/** True if a page of this build requested what it may not. */
let isRefused = false;

/**
 * recma plugin: refuses pages that load what is not a file of the site, behind links, images, imports and code alike.
 * It reads the compiled page, because Docusaurus makes requests of links and images.
 */
export function recmaOwnFiles({ imports }: StaticContentOptions) {
  return (tree: Program, file: PageFile & { value: unknown; data: { frontMatter?: { image?: unknown } } }): void => {
    const requests = pageRequests(tree);
    const { image } = file.data.frontMatter ?? {};
    // Docusaurus adds this request to the compiled page.
    if (typeof image === 'string' && image.startsWith('./')) requests.push({ path: image, name: 'image', line: 1 });
    const faults = requests.flatMap((request) => {
      const fault = faultOf(request, file.path, imports);
      const name = path.posix.basename(fileIn(request.path ?? request.name));
      return fault ? [`${locate(file, mention(String(file.value), name, request.line))}: ${fault}`] : [];
    });
    noteFaults(faults);
    isRefused ||= faults.length > 0;
  };
}

/** Parses the front matter of a page. @throws UserError if the page lies elsewhere, also behind a symbolic link. */
export const parsePage: ParseFrontMatter = async (params) => {
  if (!isBelow(PAGES, params.filePath))
    throw new UserError(`${locate({ path: params.filePath })}:1: a page lies ${PLACE}`);
  return parseFrontMatter(params);
};

/** webpack plugin: ends a build with refused pages before anything is written. */
export const endOnRefused: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('own-files', (compilation) => {
      if (!isRefused || compilation.compiler !== compiler) return;
      // The other faults of pages, which would be known only in the next build.
      for (const { message } of compilation.errors) console.error(message);
      try {
        failOnFaults(process.env);
      } catch (error) {
        exitWithMessage(error);
      }
    });
  },
};
