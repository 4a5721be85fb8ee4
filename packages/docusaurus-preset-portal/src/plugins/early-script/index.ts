import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Name of the script that every page loads at once: the bundler's runtime, and what makes the page respond. */
const ENTRY = 'runtime';

/**
 * The page template of Docusaurus 3.6.3 (`core/lib/ssg/ssgTemplate.html.js`) with one script instead of all: the first
 * entry. The other is the app, whose address it carries. React 18 writes a NUL in front of a character that does not fit into the rest of a chunk (facebook/react#31134); it is taken out.
 */
export const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% const first = it.scripts.filter((script) => /\\/${ENTRY}\\.[^/]*$/.test(script)); %>
    <% const app = it.scripts.filter((script) => !first.includes(script)); %>
    <% if (first.length !== 1 || app.length !== 1) throw new Error('A page needs the script "${ENTRY}" and one more, not ' + it.scripts.join(', ') + ': see docusaurus-preset-portal/src/plugins/early-script.'); %>
    <script src="<%= it.baseUrl %><%= first[0] %>" data-app="<%= it.baseUrl %><%= app[0] %>" defer></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replaceAll('\\0', '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

const client = (file: string) => path.join(__dirname, 'client', file);

/**
 * Lets a page respond before its app runs. Every page loads one small script (`client/entry.ts`), which starts the app
 * when the browser is idle or the reader needs it. The app is a second entry that shares the runtime of the first.
 * In a site whose pages are not ours, a page only notes that its app runs.
 */
export default function earlyScriptPlugin({ siteConfig }: LoadContext, isWholeSite: boolean): Plugin {
  const name = 'portal-early-script';
  if (!isWholeSite) return { name, getClientModules: () => [client('mark')] };
  return {
    name,
    getClientModules: () => [client('mark'), client('started')],
    configureWebpack({ entry }, isServer) {
      // The dev server starts the app at once.
      if (process.env.NODE_ENV === 'development') return {};
      // Not before: the browser would get it with the configuration.
      siteConfig.ssrTemplate = template;
      if (isServer) return {};
      if (typeof entry !== 'string')
        throw new Error(
          'Docusaurus has another entry than one file: see docusaurus-preset-portal/src/plugins/early-script/index.ts.',
        );
      return {
        entry: { [ENTRY]: client('entry'), main: { import: entry, dependOn: ENTRY } },
        optimization: { runtimeChunk: false },
      };
    },
  };
}
