import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withBasePath } from '../../../lib/basePath';
import type { StaticContentOptions } from '../options';
import { isMdxElement } from './mdast';
import { recmaOwnFiles } from './recmaOwnFiles';
import { recmaStaticPage } from './recmaStaticPage';
import { remarkStaticElements } from './remarkStaticElements';
import { remarkStaticOnly } from './remarkStaticOnly';

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
