import { ENTRY } from './entries';

/**
 * The page template of Docusaurus 3.6.3 (`core/lib/ssg/ssgTemplate.html.js`) with one script instead of all: the first
 * entry. The others are the app, whose addresses it carries; their `integrity` is added beside them when the build is
 * hardened. What the theme runs before the first paint is left out: `firstPaint.ts` does it. React 18 writes a NUL in
 * front of a character that does not fit into the rest of a chunk (facebook/react#31134); it is taken out.
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
    <% if (first.length !== 1 || app.length !== 1) throw new Error('A page needs the script "${ENTRY}" and one more, not ' + it.scripts.join(', ') + ': see src/plugins/early-script.'); %>
    <script src="<%= it.baseUrl %><%= first[0] %>" data-app="<%= it.baseUrl %><%= app[0] %>" defer></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% const themed = /<script>[^<]*docusaurus-theme[^<]*<\\/script>/; %>
    <% if (!themed.test(it.preBodyTags)) throw new Error('The theme has no script for the first paint: see src/plugins/early-script/firstPaint.ts.'); %>
    <%~ it.preBodyTags.replace(themed, '') %>
    <div id="__docusaurus"><%~ it.appHtml.replaceAll('\\0', '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
