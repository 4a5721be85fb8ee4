import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Name of the Trusted Types policy with which the bundler loads chunks; no other may create script URLs. */
export const BUNDLER_POLICY = 'bundler';

/**
 * A banner when neither the site's code nor its styles loaded, mostly because the site is not served at its `baseUrl`.
 * Inline, because no file may be there: its look is set through the CSSOM, which the content policy allows. The style
 * sheets hide the banner: with them the page is readable.
 */
const notice = `
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

/**
 * Adds the code that pages need under the content policy of `plugins/security/policy`: the guard before all other
 * code, a bundler that loads chunks through a Trusted Types policy, and a notice where no code arrives.
 */
export default function trustedTypesPlugin(): Plugin {
  return {
    name: 'portal-trusted-types',
    // In a build it is part of the first script already: `plugins/early-script/client/entry.ts`.
    getClientModules: () => [path.join(__dirname, 'client/guard')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: notice }] }),
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { trustedTypes: BUNDLER_POLICY } }),
  };
}
