import { command } from '../src/command';
import { paths } from '../src/paths';
import { generate } from '../src/reference/generate';
import { packSandbox } from '../src/sandbox/pack';

/** Makes the reference pages and the sandbox file from the contracts. */
command(async () => {
  const { operations, overviews, written, removed } = await generate();
  console.log(
    `Reference: ${operations} operations, ${overviews} overviews (${written} files written, ${removed} removed).`,
  );
  const bytes = await packSandbox(paths.static);
  console.log(`Sandbox: one file of ${Math.round(bytes / 1000)} kB.`);
});
