/** An unknown path: the nearest pages, the search, and the ways on, as the engine shows them. */
export { default } from '@theme-original/NotFound/Content';
