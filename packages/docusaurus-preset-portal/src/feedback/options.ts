import { readVariable } from '../lib/environment';
import { UserError } from '../lib/UserError';

/** Returns the PushFeedback project of `FEEDBACK_PROJECT_ID`, or nothing. Throws a UserError if it is none. */
export function readProject(env: NodeJS.ProcessEnv): string {
  const project = readVariable('FEEDBACK_PROJECT_ID', env);
  if (/[^\w-]/.test(project))
    throw new UserError(
      `FEEDBACK_PROJECT_ID: "${project}" is not a project. Its id has letters, digits, "-" and "_" only.`,
    );
  return project;
}
