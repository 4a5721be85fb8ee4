import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownContentTitle } from '@docusaurus/utils';
import { UserError } from 'openapi-toolkit';
import { relativePath } from 'openapi-toolkit/node';
import { withoutCode } from './markdownFormat';

/** Throws a UserError unless front matter is YAML: the parser runs JavaScript if the first line names it. */
export function checkFrontMatter(text: string, name: string): void {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  if (/^---[^-]/.test(first) && first.slice(3).trim() !== '')
    throw new UserError(`${name}:1: text follows "---". Write "---" alone on the first line: front matter is YAML.`);
}

const COMMENT = /\{\/\*.*?\*\/\}|<!--.*?-->/gs;

/** Returns the title of a page whose heading stands below a logo or badges, as in many a README; it is not shown twice. */
function lowTitle(content: string): { title?: string; hide_title?: boolean } {
  if (parseMarkdownContentTitle(content).contentTitle !== undefined) return {};
  const [, heading = '', html = ''] = /^# +([^\n]+)$|<h1\b[^>]*>(.*?)<\/h1>/ms.exec(withoutCode(content)) ?? [];
  const title = (heading || html).replace(/<[^>]*>|[*_`]/g, '').trim();
  return title === '' ? {} : { title, hide_title: true };
}

/** Parses the front matter of a page. The rest comes without comments: descriptions and the search index quote it. */
export const parseFrontMatter: DefaultParseFrontMatter = async (params) => {
  checkFrontMatter(params.fileContent, relativePath(process.cwd(), params.filePath));
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER(params);
  const text = content.replace(COMMENT, '').trim();
  return { frontMatter: { ...(frontMatter.title === undefined && lowTitle(text)), ...frontMatter }, content: text };
};
