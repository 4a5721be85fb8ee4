import path from 'node:path';
import { contractDifferences, type Difference } from './contract-diff/contractDifferences';
import { severities } from './contract-diff/rules';
import { commandLine, runCli } from './lib/runCli';
import { UserError } from './lib/UserError';
import { printable } from './lib/visibleText';
import { bundleContract } from './openapi/bundle/bundleContract';
import { createSandbox } from './sandbox/engine/engine';
import { PLAIN, plainContent, portOf } from './sandbox/plainContent';
import { optionsUsage, serverCommand, startSandbox } from './sandbox/startSandbox';

const operationsOf = ({ affected }: Pick<Difference, 'affected'>): string[] =>
  affected.map(({ operation }) => operation);

/** Formats differences as JSON: a list of `{severity, rule, pointer, operations, message}`. */
function differencesJson(found: readonly Difference[]): string {
  const listed = found.map(({ affected, ...difference }) => ({
    ...difference,
    operations: operationsOf({ affected }),
  }));
  return JSON.stringify(listed, null, 2);
}

/** Formats differences as text, the worst first. */
function differencesText(found: readonly Difference[]): string {
  if (found.length === 0) return 'No differences.';
  const entries = found.map((difference) =>
    [
      `${difference.severity}: ${difference.message} [${difference.rule}]`,
      `  at ${difference.pointer}`,
      ...(difference.affected.length > 0 ? [`  reached by operations ${operationsOf(difference).join(', ')}`] : []),
    ].join('\n'),
  );
  const counts = severities.map((severity) => {
    const count = found.filter((difference) => difference.severity === severity).length;
    return `${count} ${severity}`;
  });
  return [...entries, counts.join(', ')].join('\n');
}

/** Returns the differences of two contract files as text, or as JSON. @throws UserError if the files cannot be compared. */
export async function diffFiles(before: string, after: string, isJson: boolean): Promise<string> {
  const found = contractDifferences(await bundleContract(before), await bundleContract(after));
  return isJson ? differencesJson(found) : printable(differencesText(found));
}

/** Runs the command that prints the differences of two contract files. Exits with 2 on a fault: 1 would say that they differ, as of `diff`. */
export const diffCommand = (command: string, args?: string[]): Promise<void> =>
  commandLine(
    {
      usage: `Usage: ${command} OLD NEW [--json]

Prints the differences between two contracts, OLD and NEW, which are files in YAML or JSON.`,
      options: { json: { type: 'boolean', default: false } },
      operands: [2, 2],
    },
    async ({ json }, [before = '', after = '']) => console.log(await diffFiles(before, after, json)),
    args,
  ).finally(() => {
    if (process.exitCode) process.exitCode = 2;
  });

const SANDBOX_USAGE = `Usage: openapi-toolkit sandbox FILE [FILE…] [--port ${portOf(PLAIN)}] [--host 127.0.0.1]

Serves the operations of contracts on this machine: examples of the contracts, or values made from their schemas.
${optionsUsage(PLAIN)}`;

const sandboxCommand = (args: string[]): Promise<void> =>
  serverCommand(
    PLAIN,
    SANDBOX_USAGE,
    {},
    async ({ host }, port, files) => {
      const read = async (file: string) => {
        const document = await bundleContract(file);
        return { id: path.parse(file).name, title: document.info.title, document };
      };
      const apis = await Promise.all(files.map(read));
      return startSandbox(() => createSandbox(() => plainContent(), { apis }), { port, host, about: PLAIN });
    },
    { args, operands: [1, Number.POSITIVE_INFINITY] },
  );

const USAGE = `Usage: openapi-toolkit diff OLD NEW [--json]
       openapi-toolkit sandbox FILE [FILE…] [--port ${portOf(PLAIN)}] [--host 127.0.0.1]

Each command has --help.`;

/** Runs the command of the package. */
export function run([command, ...args]: string[] = process.argv.slice(2)): Promise<void> {
  if (command === 'diff') return diffCommand('openapi-toolkit diff', args);
  if (command === 'sandbox') return sandboxCommand(args);
  return runCli(async () => {
    if (command !== '--help') throw new UserError(USAGE);
    console.log(USAGE);
  });
}
