import { ContractError } from '../src/reference/contract';
import { generate } from '../src/reference/generate';

try {
  const { operations, overviews, written, removed } = await generate();
  console.log(`Reference: ${operations} operations, ${overviews} overviews (${written} files written, ${removed} removed).`);
} catch (error) {
  // Bad contracts are expected faults: one message, no stack.
  console.error(error instanceof ContractError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
