/** Name of the script that every page loads at once: the bundler's runtime, and what makes the page respond. */
export const ENTRY = 'runtime';

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
