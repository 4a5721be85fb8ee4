import path from 'node:path';
import { command } from '../src/command';
import { folderOf, readOptions, render, USAGE } from '../src/render';

/** Builds a portal from any contracts: `npm run render -- --spec FILE`. */
command(async () => {
  const options = readOptions(process.argv.slice(2), folderOf(process.env));
  if (options) await render(options, path.resolve(__dirname, '..'), console.log);
  else console.log(USAGE);
});
