import { defaultOptions } from '../defaults';
import { runCli } from '../lib/runCli';
import { makeReferenceCopies } from '../llms/pages/makeMarkdownCopies';
import { readPagesInParts } from '../reference/readPages';
import { buildIndex } from '../search/build/buildIndex';

/** Runs `--check`: makes index and copies of some pages at a time, because all of a large contract need much memory. */
export const checkPages = (): void =>
  runCli(async () => {
    // Questions lead to pages of any part.
    const searched = { ...(await defaultOptions().searched()), questions: [] };
    for await (const pages of readPagesInParts()) {
      buildIndex({ pages, guides: [], ...searched });
      makeReferenceCopies(pages, []);
    }
  });
