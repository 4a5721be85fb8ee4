import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * `/x/index.html` becomes `/x` before anything reads the address. Docusaurus
 * normalises the path too, but only after it loaded the code of the path as
 * written, and so throws the page away that the server made. Capitals become
 * small letters, by asking the host again.
 */
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/\/index\.html$/, '') || '/';
  if (bare !== pathname) window.history.replaceState(window.history.state, '', bare + search + hash);
  // No address of the site has capitals. The host said "not found", but the router would not mind the case
  // and fill that page with another.
  if (bare !== bare.toLowerCase()) window.location.replace(bare.toLowerCase() + search + hash);
}
