import path from 'node:path';
import { setContent } from '../content';
import { runCli } from '../lib/runCli';
import * as content from './template/src/site';

// Some modules read the content as they load.
setContent(content);

/**
 * Runs the command line that builds a portal of any contracts.
 *
 * @param root Folder whose `node_modules` has the packages.
 */
export const renderCommand = (root: string): void =>
  runCli(async () => {
    const { folderOf, readOptions, render, USAGE } = await import('.');
    const options = readOptions(process.argv.slice(2), folderOf(process.env));
    if (options) await render(options, path.resolve(root), console.log);
    else console.log(USAGE);
  });
