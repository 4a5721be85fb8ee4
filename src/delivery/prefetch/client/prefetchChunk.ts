import prefetch from './prefetch';

declare const __webpack_require__: {
  /** Address of the file of a chunk; added by Docusaurus' `ChunkAssetPlugin`. */
  gca: (chunkName: string) => string;
};

/** Prefetches a named chunk. Takes the place of the comment `webpackPrefetch`, which adds `<link rel=prefetch>`. */
export const prefetchChunk = (name: string): void => prefetch(__webpack_require__.gca(name));
