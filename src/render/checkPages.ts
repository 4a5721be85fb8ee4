import features from '#site/features';
import { runCli } from '../lib/runCli';
import { makeReferenceCopies } from '../llms/pages/makeMarkdownCopies';
import { readPages } from '../reference/readPages';
import { buildIndex } from '../search/build/buildIndex';

/** Program of `--check`: makes the search index and the Markdown copies of the generated pages, and writes nothing. */
runCli(async () => {
  const pages = await readPages();
  buildIndex({ pages, guides: [], ...(await features.searched()) });
  makeReferenceCopies(pages, []);
});
