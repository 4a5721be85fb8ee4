import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withBasePath } from '../../../lib/basePath';
import { isMdxElement } from './mdast';

const ADDRESS = /^(href|src)$/;
const IS_HTML = /^[a-z]/;

/** remark plugin: puts addresses of HTML elements below the base path, as Docusaurus does for Markdown. */
export function remarkBasePath({ basePath }: { basePath: string }) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isMdxElement(node) || !IS_HTML.test(node.name ?? '')) return;
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && ADDRESS.test(attribute.name))
          attribute.value = withBasePath(attribute.value, basePath);
    });
  };
}
