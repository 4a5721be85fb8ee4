import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { printable } from 'openapi-toolkit';
import { commandLine } from 'openapi-toolkit/node';
import { houseRulesHint } from '../src/checks/contracts/hint';

const usage = `Usage: npm run lint:specs -- [CONTRACT ...]

Checks contracts with Redocly and the house rules. The last lines list the broken house rules and how to switch them off.
  CONTRACT  File, or name in redocly.yaml. Default: all of redocly.yaml.`;

commandLine({ usage, operands: [0, Infinity] }, async (_, contracts) => {
  const cli = createRequire(path.resolve('package.json')).resolve('@redocly/cli/bin/cli.js');
  const args = ['-C', 'portal-source', '--import', 'tsx', cli, 'lint', '--format=stylish', ...contracts];
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(printable(text));
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const hint = houseRulesHint(output);
  if (hint) console.log(hint);
  return status ?? 1;
});
