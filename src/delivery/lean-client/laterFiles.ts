import type { PostCssOptions } from '@docusaurus/types';
import postcss, { type Root } from 'postcss';

/** Files of which the page of an operation shows nothing before a reader presses something. */
const FILES =
  /[\\/](?:css[\\/]guides[\\/](?!prose)\w+|src[\\/](?:landing|diagrams)[\\/].*|search[\\/]client[\\/](?:dialog|filters|page|result)\.module|reference[\\/]css[\\/](?:builder|overview)|theme[\\/]TOC\w*[\\/].*)\.css$/;

const BEGIN = 'later';
const END = 'not later';

/** Marks the styles of such files. The bundler joins all files and keeps no names. */
export const markLater = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  plugins: [
    ...options.plugins,
    {
      postcssPlugin: 'mark-later',
      OnceExit(root: Root) {
        if (!FILES.test(root.source?.input.file ?? '')) return;
        root.prepend(postcss.comment({ text: BEGIN }));
        root.append(postcss.comment({ text: END }));
      },
    },
  ],
});

/** Takes the marked styles out of a sheet. */
export function takeLater(sheet: Root): Root {
  const later = postcss.root();
  let isLater = false;
  for (const node of [...sheet.nodes]) {
    const mark = node.type === 'comment' ? node.text : undefined;
    if (mark === BEGIN) isLater = true;
    if (isLater) later.append(node.remove());
    if (mark === END) isLater = false;
  }
  return later;
}
