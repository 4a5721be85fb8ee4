// @ts-check
/** Runs Docusaurus without its notice of updates, which asks the registry: this site has a fixed version of it. */
process.env.NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error: the program has no types
void import('@docusaurus/core/bin/docusaurus.mjs');
