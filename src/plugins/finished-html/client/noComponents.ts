/** Stands in for `@theme/MDXComponents` where pages are adopted as HTML. */
export default {};
