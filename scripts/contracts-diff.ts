import { command } from '../src/command';
import { diffFiles } from '../src/contract-diff/report/diffFiles';

/**
 * Says what differs between two contracts.
 *
 *     npm run contracts:diff -- OLD NEW [--json]
 *
 * Exit code 0 with the differences printed, 2 when a file can't be read.
 */
command(() => diffFiles(process.argv.slice(2)));
