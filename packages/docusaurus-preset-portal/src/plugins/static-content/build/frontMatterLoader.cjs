// @ts-check
// A loader is called by plain Node, which takes no TypeScript.
const { DEFAULT_PARSE_FRONT_MATTER } = require('@docusaurus/utils');

/**
 * Escapes the texts in the front matter of a page. Docusaurus writes them into the module of the page as they are: a backslash
 * there would begin an escape or end the text, and what follows would be code. Lines stay where they are.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = async function escapeFrontMatter(source) {
  const [head = ''] = /^\uFEFF?---\r?\n.*?\n---(?=\r?\n|$)/s.exec(source) ?? [];
  if (!head.includes('\\')) return source;
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: this.resourcePath, fileContent: head });
  // YAML reads JSON; each text then has the escapes of JavaScript.
  const json = JSON.stringify(frontMatter).replace(/\\\\|'/g, (sign) => (sign === "'" ? '\\\\u0027' : '\\\\u005c'));
  const lines = head.split('\n').length - 3;
  return `---\n${json}${'\n'.repeat(lines)}\n---${source.slice(head.length)}`;
};
