import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const loader = path.join(__dirname, 'mdxPageLoader.cjs');

/**
 * The content of every docs page is finished HTML: the server renders it, and
 * the browser of a production build adopts it instead of rendering it again.
 * So neither the text, nor its components, nor the data behind them are sent a
 * second time as JavaScript. What must respond is woken by `client/enhance.ts`.
 *
 * In the dev server the browser renders the page itself, inside the same frame.
 *
 * Styles of what stands in the content belong in a stylesheet of the site
 * (`reference/css`, `css/guides`): a CSS module would leave with its component.
 */
export default function finishedHtmlPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'finished-html',
    configureWebpack(_config, isServer) {
      const adopt = !isServer && process.env.NODE_ENV !== 'development';
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: path.join(siteDir, 'docs'),
              enforce: 'post',
              use: [{ loader, options: { adopt } }],
            },
          ],
        },
        // Adopted pages never ask for the components of MDX.
        resolve: adopt ? { alias: { '@theme/MDXContent': path.join(__dirname, 'client/AsIs.tsx') } } : {},
      };
    },
  };
}
