import type { PostCssOptions } from '@docusaurus/types';
import postcss, { type ChildNode, type Root } from 'postcss';

/** First line of a file of which the page of an operation shows nothing before a reader presses something. */
const MARK = 'Loaded later: src/laterStyles.ts.';
/** Files of the theme of which that is true: a guide's table of contents. */
const OF_THEME = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]TOC\w*[\\/].*\.css$/;

/**
 * Rules of Infima for what guides show, of which none is another in a narrow window: those would come before these.
 * The note that the docs are of another version brings its page all styles.
 */
const INFIMA = /^\.(?:alert|badge|card|table-of-contents|text--center)/;

const isMarked = ({ first, source }: Root): boolean =>
  (first?.type === 'comment' && first.text === MARK) || OF_THEME.test(source?.input.file ?? '');

const isOfGuides = (node: ChildNode): boolean =>
  node.type === 'rule' && node.selectors.every((selector) => INFIMA.test(selector));

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
        if (isMarked(root)) root.prepend(postcss.comment({ text: BEGIN }));
        else if (/[\\/]infima[\\/]/.test(root.source?.input.file ?? ''))
          root.append(postcss.comment({ text: BEGIN }), root.nodes.filter(isOfGuides));
        else return;
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
