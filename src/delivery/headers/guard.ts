/**
 * The first script of every page, inline so that it runs before any other. It does two things:
 *
 * 1. The default Trusted Types policy: all HTML that code inserts into the page passes it. Elements and attributes
 *    that could run code are removed; anything else stays unchanged, character by character. A document that is only
 *    parsed (`parseFromString`) runs nothing and is not changed.
 * 2. A message when neither the site's code nor its styles loaded, mostly because the site is not served at its
 *    `baseUrl`. The styles hide the message: with them the page is readable.
 */
export const guard = `
(function () {
  var parseOnly = 'DOMParser parseFromString';
  var forbidden = 'script,iframe,frame,object,embed,base,meta,link';
  function clean(html, type, sink) {
    if (sink && sink.indexOf(parseOnly) === 0) return html;
    var page = new DOMParser().parseFromString(html, 'text/html');
    var found = page.querySelectorAll(forbidden), changed = found.length > 0;
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
    if ('ready' in document.documentElement.dataset) return;
    var note = document.createElement('p');
    note.id = 'base-url-notice';
    note.textContent = 'This page did not load properly: its code was not found. If this is your site, ' +
      'check that it is served at the baseUrl of its configuration.';
    document.body.prepend(note);
  });
})();
`;
