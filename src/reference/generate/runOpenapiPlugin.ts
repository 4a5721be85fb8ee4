import { spawn } from 'node:child_process';
import path from 'node:path';
import { withoutApiKey } from '../../environment';

const PROGRAM = path.join(__dirname, 'openapiProgram.ts');

/**
 * Runs the OpenAPI plugin in a process of its own, which writes MDX files and sidebars from the outlines.
 * It exits 0 even when it fails: the caller counts what was written.
 */
export function runOpenapiPlugin(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      env: withoutApiKey(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`The OpenAPI plugin stopped:\n${output}`)),
    );
  });
}
