/**
 * A message when neither the site's code nor its styles loaded, mostly because the site is not served at its `baseUrl`.
 * Inline, because no file may be there. The styles hide the message: with them the page is readable.
 */
export const notice = `
document.addEventListener('DOMContentLoaded', function () {
  if ('ready' in document.documentElement.dataset) return;
  var note = document.createElement('p');
  note.id = 'base-url-notice';
  note.textContent = 'The code of this page was not found. Is the site served at the baseUrl of its configuration?';
  document.body.prepend(note);
});
`;
