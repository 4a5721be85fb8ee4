import { site } from 'docusaurus-preset-portal/content';
import { remarkReferenceLinks } from './checks/links/remarkReferenceLinks';
import { type FullOptions, type Options, withDefaults } from './options';
import { staticMdx } from './plugins/static-content/build/mdx';
import type { StaticContentOptions } from './plugins/static-content/options';
import { rehypeHighlight } from './reference/highlight/rehype';
import { PAGE_SUFFIX } from './reference/pageFiles';

/** The data file of a reference page, and what shows it. */
export const referenceFile = {
  suffix: PAGE_SUFFIX,
  component: 'docusaurus-preset-portal/reference/components/ReferencePage',
  name: 'ReferencePage',
  prop: 'page',
  enhance: 'docusaurus-preset-portal/reference/client/enhance',
};

/** Returns the options for pages that are rendered on the server alone. */
export const staticContentOf = ({ elements, imports = [] }: FullOptions): StaticContentOptions => ({
  elements,
  dataFiles: [referenceFile],
  imports: ['@theme/Tabs', '@theme/TabItem', ...imports],
});

/** Returns the options of docs and pages with which guides are rendered on the server alone. */
export function mdxOf(options: Options = {}) {
  const { remarkPlugins, ...others } = staticMdx(staticContentOf(withDefaults(options)), site.basePath);
  return { ...others, remarkPlugins: [...remarkPlugins, remarkReferenceLinks], rehypePlugins: [rehypeHighlight] };
}
