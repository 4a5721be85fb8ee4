import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { relativePath } from './listFiles';
import { UserError } from './UserError';

/**
 * Checks that the front matter of a page is YAML. The parser takes what follows the first `---` for the name of a
 * language, and runs JavaScript.
 *
 * @param name Name of the file in the message.
 * @throws UserError otherwise.
 */
export function checkFrontMatter(text: string, name: string): void {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  if (/^---[^-]/.test(first) && first.slice(3).trim() !== '')
    throw new UserError(`${name}:1: text follows "---". Write "---" alone on the first line: front matter is YAML.`);
}

/** Comments of MDX and of Markdown. */
const COMMENT = /\{\/\*.*?\*\/\}|<!--.*?-->/gs;

/**
 * Parses the front matter of a page. The rest comes without comments: descriptions and the search index quote it.
 *
 * @throws UserError if the front matter is not YAML.
 */
export const parseFrontMatter: DefaultParseFrontMatter = async (params) => {
  checkFrontMatter(params.fileContent, relativePath(process.cwd(), params.filePath));
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER(params);
  return { frontMatter, content: content.replace(COMMENT, '').trim() };
};
