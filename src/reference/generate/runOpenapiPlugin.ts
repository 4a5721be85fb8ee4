import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutApiKey } from '../../environment';

const CONFIG = 'src/reference/generate/openapi.config.ts';
const docusaurus = createRequire(path.resolve('package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');

/**
 * Runs `docusaurus gen-api-docs`, which writes MDX files and sidebars from the outlines.
 * It exits 0 even when it fails: the caller counts what was written.
 */
export function runOpenapiPlugin(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [docusaurus, 'gen-api-docs', 'all'], {
      env: { ...withoutApiKey(process.env), DOCUSAURUS_CLI_CONFIG: CONFIG },
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
