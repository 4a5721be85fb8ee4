/**
 * A banner when neither the site's code nor its styles loaded, mostly because the site is not served at its `baseUrl`.
 * Inline, because no file may be there: its look is set through the CSSOM, which the content policy allows. The style
 * sheets hide the banner: with them the page is readable.
 */
export const notice = `
document.addEventListener('DOMContentLoaded', function () {
  if ('ready' in document.documentElement.dataset) return;
  var note = document.createElement('p');
  note.id = 'base-url-notice';
  note.setAttribute('role', 'alert');
  note.textContent = 'This page did not load properly: its code and styles were not found. Is the site served at the baseUrl of its configuration?';
  note.style.cssText = 'margin:0 0 1rem;padding:1rem;border:.25rem solid #b00020;background:#fff4e0;color:#1c1300;font:bold 1.25rem/1.4 sans-serif';
  document.body.prepend(note);
});
`;
