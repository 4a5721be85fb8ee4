import { spawn } from 'node:child_process';
import { withoutApiKey } from '../lib/environment';
import { LOADS_TYPESCRIPT } from '../lib/typescript';

/** Exit status and output of a program. */
export interface Run {
  status: number | null;
  log: string;
}

/** Runs a script of Node.js in a folder, quietly. */
export function runNode(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...withoutApiKey(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, log: Buffer.concat(parts).toString() }));
  });
}

/** Makes the reference of a site. */
export const runGenerate = (site: string, strict: boolean): Promise<Run> =>
  runNode([...LOADS_TYPESCRIPT, 'scripts/generate.ts', ...(strict ? ['--strict'] : [])], site);

/** Makes of the generated pages what a build makes of them. */
export const runCheckPages = (site: string): Promise<Run> =>
  runNode([...LOADS_TYPESCRIPT, 'src/render/checkPages.ts'], site);

/** Builds a site; the result is its folder `build`. Links of a contract may lead nowhere: it was written for another site. */
export const runBuild = (site: string): Promise<Run> =>
  runNode(['scripts/build.cjs'], site, {
    NODE_ENV: 'production',
    DANGLING_REFERENCES: 'warn',
    DOCUSAURUS_CLI_CONFIG: undefined,
  });
