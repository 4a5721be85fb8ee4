import { UserError } from '../../lib/UserError';
import { rules } from './rules';

/** Folders and files to check, relative to the root. */
const CHECKED = ['src', 'scripts', 'tests', 'docusaurus.config.ts', 'sidebars.ts', 'playwright.config.ts'];

/**
 * Checks every import against the order of the layers. Imports in MDX pages are not checked.
 *
 * @param baseDir Root of the repository.
 * @param checked Folders and files in it.
 * @returns a report, and the number of forbidden imports.
 * @throws UserError if no import was found, so that nothing was checked.
 */
export async function checkLayers(baseDir: string, checked = CHECKED): Promise<{ report: string; errors: number }> {
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
    throw new UserError(`No import was found in ${checked.join(', ')} of ${baseDir}: nothing was checked.`);
  }
  const { output: report } = await format(output, { outputType: 'err-long' });
  return { report: String(report), errors: error };
}
