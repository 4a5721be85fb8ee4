/**
 * The first script of every page, inline so that it runs before any other.
 * Two jobs:
 *
 * 1. Trusted Types: HTML that code sets into a page passes here. What could run
 *    code is taken out; everything else stays as it was, character by character.
 *    A document parsed to be read (`parseFromString`) runs nothing and passes.
 * 2. Says so when neither the site's code nor its styles arrived, mostly
 *    because the site is not served where `baseUrl` says. With styles the
 *    message is hidden: the page is readable then.
 */
export const guard = `
(function () {
  var inert = 'DOMParser parseFromString';
  var bad = 'script,iframe,frame,object,embed,base,meta,link';
  function clean(html, type, sink) {
    if (sink && sink.indexOf(inert) === 0) return html;
    var page = new DOMParser().parseFromString(html, 'text/html');
    var found = page.querySelectorAll(bad), changed = found.length > 0;
    found.forEach(function (element) { element.remove(); });
    page.querySelectorAll('*').forEach(function (element) {
      Array.from(element.attributes).forEach(function (attribute) {
        var name = attribute.name, runs = /^on|^srcdoc$/.test(name);
        if (!runs && !(/(^|:)href$|^src$|action$/.test(name) && /^javascript:/i.test(attribute.value.replace(/\\s/g, '')))) return;
        element.removeAttribute(attribute.name);
        changed = true;
      });
    });
    return changed ? page.body.innerHTML : html;
  }
  if (window.trustedTypes && trustedTypes.createPolicy) trustedTypes.createPolicy('default', { createHTML: clean });
  document.addEventListener('DOMContentLoaded', function () {
    if (window.docusaurus) return;
    var note = document.createElement('p');
    note.id = 'base-url-notice';
    note.textContent = 'This page did not load properly: its code was not found. If this is your site, ' +
      'check that it is served at the baseUrl of its configuration.';
    document.body.prepend(note);
  });
})();
`;
