import type { ParseFrontMatter } from '@docusaurus/types';
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

/** Parses the front matter of a page. @throws UserError if it is not YAML. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  checkFrontMatter(params.fileContent, relativePath(process.cwd(), params.filePath));
  return DEFAULT_PARSE_FRONT_MATTER(params);
};
