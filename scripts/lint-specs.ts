import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { printable } from 'openapi-toolkit';
import { commandLine } from 'openapi-toolkit/node';

const usage = `Usage: npm run lint:specs -- [CONTRACT ...]

Checks contracts with Redocly and the house rules (src/checks/contracts).
  CONTRACT  File, or name in redocly.yaml. Default: all of redocly.yaml.`;

const ROW = /^ +(\d+:\d+) +(error|warning) +(\S+) +(.*)$/;
const GONE =
  /^Example value must conform to the schema: (?:`(.*)` property )?must NOT have unevaluated properties `(.*)`\.$/;

/** Writes the findings in a file as `file:line:column`. An example with a field that is gone also fails each branch of its schema: it is told once. */
function findingsOf(file: string, rows: string[]): string[] {
  const findings = rows.flatMap((row) => {
    const [, at = '', severity = '', rule = '', message = ''] = ROW.exec(row) ?? [];
    return at ? [{ at, severity, rule, message, gone: GONE.exec(message) }] : [];
  });
  const owners = findings.flatMap(({ gone }) => (gone ? [`\`${gone[1]}\` property`] : []));
  return findings
    .filter(({ gone, message }) => gone || !owners.some((owner) => message.includes(`: ${owner} `)))
    .map(({ at, severity, rule, message, gone }) => {
      const field = gone?.slice(1).filter(Boolean).join('.');
      const what = field ? `the example has a field "${field}", which its schema does not have. Remove it.` : message;
      return `${file}:${at}: ${what} (${severity}, ${rule})`;
    });
}

/** Writes a report of Redocly as lines of `file:line:column`, without its invitation to ignore all of it. */
const readable = (report: string): string =>
  report
    .replace(
      /^([^\s:]+):\n((?: +\d+:\d+ .*\n)+)/gm,
      (_, file: string, rows: string) => `${findingsOf(file, rows.split('\n')).join('\n')}\n`,
    )
    .replace(/^run `redocly lint --generate-ignore-file`.*\n/gm, '');

commandLine({ usage, operands: [0, Infinity] }, async (_, contracts) => {
  const cli = createRequire(path.resolve('package.json')).resolve('@redocly/cli/bin/cli.js');
  const args = ['-C', 'portal-source', '--import', 'tsx', cli, 'lint', '--format=stylish', ...contracts];
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  process.stdout.write(readable(printable(output)));
  return status ?? 1;
});
