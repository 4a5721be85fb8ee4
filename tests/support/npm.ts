const cli = process.env.npm_execpath ?? '';

/** Program and arguments that run npm without a shell: on Windows `npm` itself is a script that only a shell starts. */
export const npm = (...args: string[]): [program: string, ...args: string[]] =>
  cli.endsWith('npm-cli.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
