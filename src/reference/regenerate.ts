import { spawn } from 'node:child_process';

/**
 * Makes the reference anew while the dev server runs. In a process of its own:
 * a broken contract prints its error there and the last good pages stay.
 */
export function regenerate(siteDir: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', 'generate'], { cwd: siteDir, stdio: 'inherit', shell: true });
    child.on('close', () => resolve());
  });
}
