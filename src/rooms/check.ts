import { BadInput } from '../BadInput';
import { rules } from './rules';

/** What is checked: folders and files with imports, from the root. */
const CHECKED = ['src', 'scripts', 'tests', 'docusaurus.config.ts', 'sidebars.ts', 'playwright.config.ts'];

/**
 * Checks every import against the order of the rooms. Imports in MDX pages are not seen.
 *
 * @param baseDir Root of the repository.
 * @param checked Folders and files in it.
 * @returns a report for people, and the number of imports that break a rule.
 * @throws BadInput when no import was found: nothing was checked.
 */
export async function checkRooms(baseDir: string, checked = CHECKED): Promise<{ report: string; errors: number }> {
  const { cruise, format } = await import('dependency-cruiser');
  const { output } = await cruise(
    checked,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: 'node_modules',
      tsPreCompilationDeps: true,
    },
    { alias: { '@site': baseDir } },
  );
  if (typeof output === 'string') throw new Error(output);
  const { totalDependenciesCruised, error } = output.summary;
  if (!totalDependenciesCruised) {
    throw new BadInput(`No import was found in ${checked.join(', ')} of ${baseDir}: nothing was checked.`);
  }
  const { output: report } = await format(output, { outputType: 'err-long' });
  return { report: String(report), errors: error };
}
