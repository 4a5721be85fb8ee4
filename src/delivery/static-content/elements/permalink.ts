import path from 'node:path';
import type { MdFile } from './mdast';

/** Route of a guide page: its front matter's `slug`, else its place below `docs/`. */
export function permalinkOf({ path: file, data }: MdFile): string {
  const slug = data.frontMatter?.slug;
  if (typeof slug === 'string' && slug.startsWith('/')) return slug;
  const route = `/${path.relative('docs', file)}`.replace(/\.mdx?$/, '');
  return typeof slug === 'string' ? path.join(path.dirname(route), slug) : route.replace(/\/index$/, '/');
}
