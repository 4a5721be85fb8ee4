import { defaultOptions } from '../defaults';
import { runCli } from '../lib/runCli';
import { makeReferenceCopies } from '../llms/pages/makeMarkdownCopies';
import { readPagesInParts } from '../reference/readPages';
import { buildIndex } from '../search/build/buildIndex';

/**
 * Runs the program of `--check`: makes the search index and the Markdown copies of the generated pages, and writes nothing. Some
 * pages at a time, because all pages of a large contract do not fit into memory.
 */
export const checkPages = (): void =>
  runCli(async () => {
    // Questions lead to pages of any part.
    const searched = { ...(await defaultOptions().searched()), questions: [] };
    for await (const pages of readPagesInParts()) {
      buildIndex({ pages, guides: [], ...searched });
      makeReferenceCopies(pages, []);
    }
  });
