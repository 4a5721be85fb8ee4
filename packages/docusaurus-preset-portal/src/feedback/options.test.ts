import { describe, expect, it } from 'vitest';
import { feedbackOrigins } from '.';
import { readProject } from './options';
import { feedbackSettings } from './settings';

describe('project of the feedback', () => {
  it.each([
    [{}, ''],
    [{ FEEDBACK_PROJECT_ID: ' abc-1_2 ' }, 'abc-1_2'],
  ])('from %j', (env, project) => expect(readProject(env)).toBe(project));

  it.each(['a b', '"><script>', 'a/b'])('refuses the project %j', (FEEDBACK_PROJECT_ID) => {
    expect(() => readProject({ FEEDBACK_PROJECT_ID })).toThrow('FEEDBACK_PROJECT_ID');
    // The configuration reads the origins before the plugin can say what is wrong.
    expect(feedbackOrigins({ FEEDBACK_PROJECT_ID })).toHaveLength(1);
  });

  it('opens the content policy to its provider only if there is one', () => {
    expect(feedbackOrigins({})).toEqual([]);
    expect(feedbackOrigins({ FEEDBACK_PROJECT_ID: 'abc' })).toEqual(['https://app.pushfeedback.com']);
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
