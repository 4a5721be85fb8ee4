import { ContractError } from '../src/reference/contract';
import { generate } from '../src/reference/generate';
import { paths } from '../src/reference/generate/paths';
import { packSandbox } from './sandbox/pack';

try {
  const { operations, overviews, written, removed } = await generate();
  console.log(
    `Reference: ${operations} operations, ${overviews} overviews (${written} files written, ${removed} removed).`,
  );
  const bytes = await packSandbox(paths.static);
  console.log(`Sandbox: one file of ${Math.round(bytes / 1000)} kB.`);
} catch (error) {
  // Bad contracts are expected faults: one message, no stack.
  console.error(error instanceof ContractError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
