import type { PhrasingContent } from 'mdast';
import type { Portal } from '../../content/portal';

/** Attributes of an element as the author typed them. */
export type TypedAttributes = Readonly<Record<string, string>>;

/** Entry of a table of contents. */
export interface ElementHeading {
  title: string;
  /** Fragment identifier, without `#`. */
  id: string;
  level: number;
}

/** Data of an element, with the headings that its component renders. */
export type ElementData = object & { headings?: readonly ElementHeading[] };

/** An element of MDX that shows data through a component, on the server alone. */
export interface ComponentElement {
  /** Module that exports the component by the name of the element. Its props are `id` (unique on the page) and `data`. */
  component: string;
  /** Makes what the component shows while the page is compiled. What it throws is shown with file and line. */
  data: (attributes: TypedAttributes, portal: Portal) => ElementData | Promise<ElementData>;
  /** Module whose export `enhance` adds behaviour in the browser. Loaded only on pages that hold the element. */
  enhance?: string;
}

/** An element of MDX that stands for a piece of Markdown, such as a link. */
export interface MarkdownElement {
  /** @throws as `data` of `ComponentElement` does. */
  markdown: (attributes: TypedAttributes, portal: Portal) => PhrasingContent | Promise<PhrasingContent>;
}

/** Elements that pages use without an import, by name. */
export type StaticElements = Readonly<Record<string, ComponentElement | MarkdownElement>>;

/** JSON files that pages import as components: the file is the value of one prop. */
export interface DataFile {
  /** End of the file's name, as in `.page.json`. */
  suffix: string;
  component: string;
  /** Name under which the module exports the component. */
  name: string;
  prop: string;
  /** Module whose export `enhance` adds behaviour to the element that the component marks `data-enhance`, by `name`. */
  enhance?: string;
  /** Static content by itself, with a style sheet, on a page that the browser renders. Otherwise the whole page is static. */
  frame?: { styles: string };
}

export type StaticContentOptions = {
  portal: Portal;
  elements: StaticElements;
  dataFiles: readonly DataFile[];
  /** Modules that pages may import: they need no JavaScript in the browser. A folder ends in `/`. */
  imports: readonly string[];
};
