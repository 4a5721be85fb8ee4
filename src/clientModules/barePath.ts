import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * `/x/index.html` becomes `/x` before anything reads the address. Docusaurus
 * normalises the path too, but only after it loaded the code of the path as
 * written, and so throws the page away that the server made.
 */
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/\/index\.html$/, '') || '/';
  if (bare !== pathname) window.history.replaceState(window.history.state, '', bare + search + hash);
}
