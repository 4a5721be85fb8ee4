import type { Root } from 'mdast';
import type { Options } from '../options';
import { type PageFile, placeOf } from './mdast';
import { type JsxElement, type PageCode, readPageCode } from './pageCode';

const WHY = 'A built page is static HTML, in which a component that needs JavaScript would be dead.';
const GUIDE = 'See "Add a guide" in CONTRIBUTING.md.';

/** HTML elements that can't work on a page, and what to use instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  Head: 'use "title", "description", "keywords" and "image" of the front matter.',
  script: 'add an element with "enhance" to src/elements.ts.',
  iframe: 'link to the page: the content policy allows no frames.',
};

/** Files without components of their own: partials, data and images. */
const CONTENT_FILE = /\.(mdx?|json|png|jpe?g|gif|svg|webp|avif)$/;

/** Elements that Docusaurus makes of `<details>`. */
const FROM_MARKDOWN = ['Details'];

const isAllowed = (source: string, imports: Options['imports']): boolean =>
  CONTENT_FILE.test(source) ||
  imports.some((allowed) => (allowed.endsWith('/') ? source.startsWith(allowed) : source === allowed));

function faultOfElement({ name, attributes, isInText }: JsxElement, known: ReadonlySet<string>): string | undefined {
  if (Object.hasOwn(INSTEAD, name)) return `<${name}> does not work on a static page: ${INSTEAD[name]}`;
  const handler = attributes.find((attribute) => /^on[A-Z]/.test(attribute));
  if (handler) return `<${name} ${handler}>: ${WHY} Add an element with "enhance" to src/elements.ts. ${GUIDE}`;
  if (!isInText || !/^[A-Z]\w*$/.test(name) || known.has(name)) return undefined;
  return `<${name}> is neither imported nor an element of this site. There is ${[...known].sort().join(', ')}.`;
}

function* faultsOf(code: PageCode, { imports, elements }: Options) {
  for (const { source, at } of code.imports)
    if (!isAllowed(source, imports))
      yield {
        at,
        text: `import of "${source}": ${WHY} Pages import partials, data, images, ${imports.join(', ')}. ${GUIDE}`,
      };
  const known = new Set([...Object.keys(elements), ...FROM_MARKDOWN, ...code.defined]);
  for (const element of code.elements) {
    const text = faultOfElement(element, known);
    if (text) yield { at: element.at, text };
  }
}

/**
 * remark plugin: refuses what a static page can't hold, in the dev server and in
 * a build alike. Without it the page would work in the dev server, where the
 * browser renders it, and be dead once built.
 *
 * @throws with file, line and what to use instead.
 */
export function remarkStaticOnly(options: Options) {
  return (tree: Root, file: PageFile): void => {
    const [fault] = faultsOf(readPageCode(tree), options);
    if (fault) throw new Error(`${placeOf(file, fault.at)}: ${fault.text}`);
  };
}
