/** Syntax that not every shell understands. `&&` is the only operator that all shells of npm share. */
const SHELL_SYNTAX = /[;|<>`$'*~\\]|(?<!&)&(?!&)|\$\(/;
const ASSIGNMENT = /^\w+=/;

/**
 * Returns the reasons why an npm script does not run on every system.
 *
 * @param programs Programs of npm itself or of an installed package.
 */
export function faultsOf(script: string, programs: Set<string>): string[] {
  const faults = SHELL_SYNTAX.test(script) ? [`shell syntax: ${SHELL_SYNTAX.exec(script)?.[0]}`] : [];
  for (const part of script.split('&&').map((one) => one.trim())) {
    const [program = ''] = part.split(/\s+/);
    if (ASSIGNMENT.test(program)) faults.push(`sets a variable: ${program}`);
    else if (!programs.has(program)) faults.push(`"${program}" is no program of an installed package`);
  }
  return faults;
}
