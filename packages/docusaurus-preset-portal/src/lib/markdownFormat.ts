/** Front matter, code between fences, comments of HTML, and code in a line. */
const CODE =
  /^(?<!\n)---\n.*?\n---$|^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})[^\n]*$.*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?!.))|<!--.*?-->|(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n).)*?[^`]\2(?!`)/gms;

/** Returns Markdown with blanks in the place of its front matter, code and comments: lines and columns stay. */
export const withoutCode = (text: string): string => text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));

/** What only MDX has: imports and exports, elements of the site, comments in braces. */
const OF_MDX =
  /^(?:import\s+(?:.+\sfrom\s+)?['"]|export\s+(?:const|let|default|function)\b)|(?<!\w)<([A-Z]\w*)(?:\s[^<>]*)?(?:\/>|>.*?<\/\1>)|\{\/\*/ms;

/** True if a page is MDX. A `.md` file is Markdown as GitHub reads it, unless it is a partial, `_name.md`, or uses what only MDX has. */
export const isMdx = (file: string, text: string): boolean =>
  !/(?:^|[\\/])[^_\\/][^\\/]*\.md$/i.test(file) || OF_MDX.test(withoutCode(text));
