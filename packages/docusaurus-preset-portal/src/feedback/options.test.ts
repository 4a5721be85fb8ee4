import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { feedbackOptions, validateOptions } from './options';
import { feedbackSettings } from './settings';

const validated = (env: NodeJS.ProcessEnv) =>
  validateOptions({ validate: normalizePluginOptions as never, options: feedbackOptions(env) });

describe('options of the feedback', () => {
  it.each([
    [{}, ''],
    [{ FEEDBACK_PROJECT_ID: ' abc-1_2 ' }, 'abc-1_2'],
  ])('from %j', (env, projectId) => expect(validated(env)).toEqual({ projectId, id: 'default' }));

  it.each(['a b', '"><script>', 'a/b'])('refuses the project %j', (FEEDBACK_PROJECT_ID) => {
    expect(() => validated({ FEEDBACK_PROJECT_ID })).toThrow('"projectId (FEEDBACK_PROJECT_ID)"');
  });
});

describe('settings for the pages', () => {
  it.each([
    ['', true, { mode: 'off', projectId: '' }],
    ['', false, { mode: 'preview', projectId: '' }],
    ['abc', true, { mode: 'live', projectId: 'abc' }],
    ['abc', false, { mode: 'live', projectId: 'abc' }],
  ])('project %j, production %s', (projectId, production, settings) =>
    expect(feedbackSettings(projectId, production)).toEqual(settings));
});
