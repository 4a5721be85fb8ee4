import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { fromJs } from 'esast-util-from-js';
import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withBasePath } from '../../../lib/basePath';
import type { StaticContentOptions } from '../options';
import { isMdxElement, isPartial, type PageFile } from './mdast';
import { recmaOwnFiles } from './recmaOwnFiles';
import { remarkStaticElements } from './remarkStaticElements';
import { remarkStaticOnly } from './remarkStaticOnly';

/** Name of the constant that the bundler replaces: whether the browser keeps the HTML of the server. */
export const KEEPS_HTML = '__KEEPS_HTML_OF_SERVER__';

/**
 * A page that shows its content inside the frame. Where the HTML is kept nothing refers to `MDXContent`, so it
 * leaves the bundle with everything it imports. `metadata` is set by Docusaurus' router. Every
 * page gets a copy: what comes later changes it.
 */
const PAGE = fromJs(
  `
import { jsx as _staticJsx } from 'react/jsx-runtime';
import { StaticContent as _StaticContent } from '@portal/plugins/static-content/client/StaticContent';
export default function StaticPage(props) {
  return _staticJsx(_StaticContent, {
    permalink: StaticPage.metadata.permalink,
    lang: StaticPage.metadata.frontMatter?.lang,
    children: ${KEEPS_HTML} ? undefined : _staticJsx(MDXContent, props),
  });
}`,
  { module: true },
).body;

/** recma plugin: makes a page in a frame of each MDX file but partials. @throws without `MDXContent`. */
export function recmaStaticPage() {
  return (tree: Program, file: PageFile): void => {
    if (isPartial(file)) return;
    const index = tree.body.findIndex(({ type }) => type === 'ExportDefaultDeclaration');
    const node = tree.body[index];
    const content = node?.type === 'ExportDefaultDeclaration' ? node.declaration : undefined;
    if (content?.type !== 'FunctionDeclaration' || content.id?.name !== 'MDXContent')
      throw new Error(`${file.path}: MDX does not export its content as "function MDXContent", as version 3.1 does.`);
    tree.body.splice(index, 1, { ...content, id: content.id }, ...structuredClone(PAGE));
  };
}

const ADDRESS = /^(href|src)$/;
const IS_HTML = /^[a-z]/;

/** remark plugin: puts addresses of HTML elements below the base path, as Docusaurus does for Markdown. */
export function remarkBasePath({ basePath }: { basePath: string }) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'html')
        node.value = node.value.replace(/(?<=<[^<>]*\s(?:href|src)=")\/[^"]*/g, (address) =>
          withBasePath(address, basePath),
        );
      if (!isMdxElement(node) || !IS_HTML.test(node.name ?? '')) return;
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && ADDRESS.test(attribute.name))
          attribute.value = withBasePath(attribute.value, basePath);
    });
  };
}

/** Returns the MDX plugins of static pages. Functions hold their options: readers get the configuration without. */
export const staticMdx = (options: StaticContentOptions, basePath: string) => ({
  remarkPlugins: [
    () => remarkStaticOnly(options),
    () => remarkStaticElements(options),
    () => remarkBasePath({ basePath }),
  ] as NonNullable<DocsOptions['remarkPlugins']>,
  recmaPlugins: [() => recmaOwnFiles(options), recmaStaticPage] as NonNullable<DocsOptions['recmaPlugins']>,
});
