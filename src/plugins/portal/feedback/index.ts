import type { Plugin } from '@docusaurus/types';
import { readVariable } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { feedbackProject } from '../../../site/site';

/** What the dialog of PushFeedback needs of the content policy: where it sends to, and the `<style>` that its loader adds. */
const POLICY = {
  connect: ['https://app.pushfeedback.com'],
  styles: ['feedback-button,feedback-modal,canvas-editor{visibility:hidden}.hydrated{visibility:inherit}'],
};

const projectOf = (env: NodeJS.ProcessEnv): string => readVariable('FEEDBACK_PROJECT_ID', env) || feedbackProject;

/** Returns options of the preset for pages with the dialog; none without a project. The plugin names a wrong project. */
export const feedbackPolicy = (env: NodeJS.ProcessEnv = process.env): Partial<typeof POLICY> =>
  projectOf(env) ? POLICY : {};

/** Returns the PushFeedback project of this build, or nothing. Throws a UserError if it is none. */
export function readProject(env: NodeJS.ProcessEnv): string {
  const project = projectOf(env);
  if (/[^\w-]/.test(project))
    throw new UserError(
      `FEEDBACK_PROJECT_ID: "${project}" is not a project. Its id has letters, digits, "-" and "_" only.`,
    );
  return project;
}

/** Gives the pages the project of the feedback. Without one, no code of the dialog is bundled. */
export default function feedbackPlugin(): Plugin {
  const FEEDBACK_PROJECT = JSON.stringify(readProject(process.env));
  return {
    name: 'portal-feedback',
    configureWebpack: (_config, _isServer, { currentBundler: { instance } }) => ({
      plugins: [new instance.DefinePlugin({ FEEDBACK_PROJECT })],
    }),
  };
}
