// Whole pages of a portal, for `src/pages` of a site. They need a theme with `@theme/Layout`.

// The frame of a landing page, with its Markdown copy.

export { LandingPage } from '../landing/LandingPage';

// The page with all results of a search. It needs the search of the preset.

export { default as SearchRoute } from '../search/client/SearchRoute';
