import path from 'node:path';
import { runCli } from '../src/lib/runCli';
import { folderOf, readOptions, render, USAGE } from '../src/render';

/** Builds a portal from any contracts: `npm run render -- --spec FILE`. */
runCli(async () => {
  const options = readOptions(process.argv.slice(2), folderOf(process.env));
  if (options) await render(options, path.resolve(__dirname, '..'), console.log);
  else console.log(USAGE);
});
