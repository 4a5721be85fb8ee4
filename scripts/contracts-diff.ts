import '../src/site/use';
import { DIFF_USAGE, diffFiles } from 'docusaurus-preset-portal/contract-diff/report/diffFiles';
import { runCli } from 'docusaurus-preset-portal/lib/runCli';

/** Prints the differences between two contracts. Exit code 0, or 2 if a file can't be read. */
runCli(async () => {
  const args = process.argv.slice(2);
  return args.includes('--help') ? console.log(DIFF_USAGE) : diffFiles(args);
});
