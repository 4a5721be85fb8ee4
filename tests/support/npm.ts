const cli = process.env.npm_execpath ?? '';

/**
 * Returns program and arguments that run npm without a shell: on Windows `npm` is a script that only a shell starts.
 */
export const npm = (...args: string[]): [program: string, ...args: string[]] =>
  cli.endsWith('npm-cli.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
