import { diffFiles, USAGE } from '../src/contract-diff/report/diffFiles';
import { runCli } from '../src/lib/runCli';

/** Prints what differs between two contracts. Exit code 0 with the differences printed, 2 when a file can't be read. */
runCli(async () => {
  const args = process.argv.slice(2);
  return args.includes('--help') ? console.log(USAGE) : diffFiles(args);
});
