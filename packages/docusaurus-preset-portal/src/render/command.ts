import './ownContent';
import path from 'node:path';
import { runCli } from '../lib/runCli';
import { folderOf, RENDER_USAGE, readOptions, render } from '.';

/** Runs the command line that builds a portal of any contracts, with the packages in `node_modules` of a folder. */
export const renderCommand = (root: string): void =>
  runCli(async () => {
    const options = readOptions(process.argv.slice(2), folderOf(process.env));
    if (options) await render(options, path.resolve(root), console.log);
    else console.log(RENDER_USAGE);
  });
