import './ownContent';
import path from 'node:path';
import { commandLine } from '../lib/runCli';
import { checkOptions, folderOf, RENDER_OPTIONS, RENDER_USAGE, render } from '.';

/** Runs the command line that builds a portal of any contracts, with the packages in `node_modules` of a folder. */
export const renderCommand = (root: string): Promise<void> =>
  commandLine({ usage: RENDER_USAGE, options: RENDER_OPTIONS }, (values) =>
    render(checkOptions(values, folderOf(process.env)), path.resolve(root), console.log),
  );
