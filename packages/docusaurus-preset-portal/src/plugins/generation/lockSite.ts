import { takeLock } from '../../lib/lock';
import { paths } from '../../lib/paths';

/** Takes the lock of this folder, in which one process builds or generates. @throws UserError if another has it. */
export const lockSite = (): (() => void) => takeLock(paths.lock, 'A build or a generation of this site');
