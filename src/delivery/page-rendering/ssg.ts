import { createRequire } from 'node:module';

/** Attributes of a `meta` element. */
export type Meta = Record<string, string>;

/** What Docusaurus collects of a page while it renders it: the parts that it reads again. */
export interface Collected {
  links: string[];
  anchors: string[];
  helmet: { meta: { toComponent(): { props: Meta }[] } };
}

/**
 * Renders pages into the build folder.
 *
 * @param task `params` say how, and can be copied.
 */
export type Render = (task: {
  pathnames: string[];
  params: object;
}) => Promise<{ collectedData: Record<string, Collected> }>;

/**
 * The module of Docusaurus that renders pages. It is not imported: its exports could not be replaced, and its types change
 * `Error` for all files.
 */
export const ssg: { generateStaticFiles: Render } = createRequire(__filename)('@docusaurus/core/lib/ssg/ssg');
