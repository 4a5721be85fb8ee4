import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { UserError } from 'openapi-toolkit';
import { relativePath } from 'openapi-toolkit/node';

/** Throws a UserError unless front matter is YAML: the parser runs JavaScript if the first line names it. */
export function checkFrontMatter(text: string, name: string): void {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  if (/^---[^-]/.test(first) && first.slice(3).trim() !== '')
    throw new UserError(`${name}:1: text follows "---". Write "---" alone on the first line: front matter is YAML.`);
}

const COMMENT = /\{\/\*.*?\*\/\}|<!--.*?-->/gs;

/** Parses the front matter of a page. The rest comes without comments: descriptions and the search index quote it. */
export const parseFrontMatter: DefaultParseFrontMatter = async (params) => {
  checkFrontMatter(params.fileContent, relativePath(process.cwd(), params.filePath));
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER(params);
  return { frontMatter, content: content.replace(COMMENT, '').trim() };
};
