/** What only some shells understand. `&&` is the one operator that all shells of npm have in common. */
const SHELL_SYNTAX = /[;|<>`$'*~\\]|(?<!&)&(?!&)|\$\(/;
const ASSIGNMENT = /^\w+=/;

/**
 * What keeps an npm script from running on every system.
 *
 * @param programs Programs that npm itself or an installed package brings.
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
