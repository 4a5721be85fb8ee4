import { command } from '../src/command';
import { diffFiles, USAGE } from '../src/contract-diff/report/diffFiles';

/** Prints what differs between two contracts. Exit code 0 with the differences printed, 2 when a file can't be read. */
command(async () => {
  const args = process.argv.slice(2);
  return args.includes('--help') ? console.log(USAGE) : diffFiles(args);
});
